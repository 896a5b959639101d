import { isPlainDate, computeMoment } from '../plain-dates/index.ts';

/** A time of the day in UTC, `HH:MM:SS.ffffff`: of one width, so that texts compare as the times do. */
export type UtcTime = string;

const time = /^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;
const dateTime = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d.*)$/i;
const seconds = /^-?\d{1,13}(?:\.\d{1,9})?$/;
const microsOfSecond = 1_000_000;
const microsOfDay = 86_400 * microsOfSecond;

/**
 * The time of day that a client sent, or null if it is not valid. A date with a time is converted to UTC; without a zone it
 * is in the server's. A time alone is kept, and a zone after it is ignored. A number is Unix seconds.
 * @param timeZone of the server, such as `Europe/Berlin`; null for that of the machine
 */
export function parseScheduledTime(text: string, timeZone: string | null): UtcTime | null {
  const given = text.trim();
  if (seconds.test(given)) return ofMicros(Number(given) * microsOfSecond);
  const whole = dateTime.exec(given);
  const parts = readTime(whole?.[2] ?? given);
  if (parts === null) return null;
  const [, date] = whole ?? [];
  if (date === undefined) return ofMicros(parts.micros);
  return isPlainDate(date) ? ofMicros(inUtc(date, parts, timeZone)) : null;
}

/** A time as it travels: microseconds only when there are any. */
export function wireTime(stored: UtcTime): string {
  return stored.endsWith('.000000') ? stored.slice(0, 8) : stored;
}

interface Time {
  /** Since midnight. */
  readonly micros: number;
  /** Such as `Z` or `+02:00`; null where none is said. */
  readonly offset: string | null;
}

function readTime(text: string): Time | null {
  const match = time.exec(text);
  if (match === null) return null;
  const [, hour = '', minute = '', second = '0', fraction = '', offset] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const whole = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
  const micros = Number(fraction.padEnd(6, '0').slice(0, 6));
  return { micros: whole * microsOfSecond + micros, offset: offset?.toUpperCase() ?? null };
}

function inUtc(date: string, { micros, offset }: Time, timeZone: string | null): number {
  if (offset !== null) return micros - aheadOfUtc(offset) * 60 * microsOfSecond;
  const minutes = Math.floor(micros / microsOfSecond / 60);
  const clock = { hour: Math.floor(minutes / 60), minute: minutes % 60 };
  const moment = computeMoment(date, clock, timeZone);
  return moment.getTime() * 1000 + (micros % (60 * microsOfSecond));
}

/** Minutes that an offset runs ahead of UTC. */
function aheadOfUtc(offset: string): number {
  if (offset === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return offset.startsWith('-') ? -minutes : minutes;
}

function ofMicros(micros: number): UtcTime {
  const ofDay = ((Math.round(micros) % microsOfDay) + microsOfDay) % microsOfDay;
  const whole = Math.floor(ofDay / microsOfSecond);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(two).join(':');
  return `${clock}.${String(ofDay % microsOfSecond).padStart(6, '0')}`;
}
