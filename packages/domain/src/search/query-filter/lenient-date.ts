import { dayOfText } from './lenient-day.ts';

const maxDateLength = 64;
const zone = String.raw`(?<zone>Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)`;
const clockTime = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?`;
const timeForms = [
  // 10:30, T10:30:15.123456Z, 10:30 pm +02:00
  new RegExp(String.raw`(?:^|T|[\s,]+)${clockTime}\s*(?<half>[ap]m)?\s*${zone}?$`, 'i'),
  // T103015Z, the compact form of ISO 8601
  new RegExp(
    String.raw`T(?<hour>\d{2})(?<minute>\d{2})(?:(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?${zone}?$`,
    'i',
  ),
  // 10 pm
  /(?:^|[\s,]+)(?<hour>\d{1,2})\s*(?<half>[ap]m)$/i,
  // A zone after a bare date, as in 2020-01-01Z
  new RegExp(String.raw`(?<=\d)\s*(?<zone>Z|UTC|GMT)$`, 'i'),
];

type Groups = Readonly<Record<string, string | undefined>>;

/**
 * Reads a date or date-time of many forms: ISO 8601 (also compact), `Nov 20 2026`, `20th of November 2026`,
 * `Fri, 20 Nov 2026 10:00 GMT`, `11/20/2026` (the month first unless it cannot be one), `2026/11/20`, `20.11.2026`,
 * `2026-11`, `2026`, `10:30 pm`. Missing parts of the day come from `now` (UTC), a missing time is midnight, a missing
 * zone UTC.
 * @returns the instant as `YYYY-MM-DDTHH:MM:SS.ffffffZ`, or null when the text is no date.
 */
export function parseLenientDate(text: string, now: Date): string | null {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > maxDateLength) return null;
  const { day: dayText, groups } = splitTime(trimmed);
  const day = dayOfText(dayText, now);
  const seconds = secondsOfDay(groups);
  if (day === null || seconds === null) return null;
  const instant = new Date(0);
  instant.setUTCFullYear(day.year, day.month - 1, day.day);
  instant.setUTCSeconds(seconds - zoneSeconds(groups.zone));
  if (instant.getUTCFullYear() < 1 || instant.getUTCFullYear() > 9999) return null;
  const fraction = (groups.fraction ?? '').padEnd(6, '0').slice(0, 6);
  return `${instant.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}.${fraction}Z`;
}

function splitTime(text: string): { day: string; groups: Groups } {
  for (const form of timeForms) {
    const match = form.exec(text);
    if (match !== null) return { day: text.slice(0, match.index).trim(), groups: match.groups ?? {} };
  }
  return { day: text, groups: {} };
}

/** Seconds since midnight, or null when the clock has no such time. */
function secondsOfDay({ hour, minute, second, half }: Groups): number | null {
  const minutes = Number(minute ?? 0);
  const seconds = Number(second ?? 0);
  const hours = half === undefined ? Number(hour ?? 0) : hourOfHalf(Number(hour), half.toLowerCase());
  return hours > 23 || minutes > 59 || seconds > 59 ? null : (hours * 60 + minutes) * 60 + seconds;
}

/** 12 am is midnight and 12 pm noon; an hour that a half of the day has not stays out of range. */
function hourOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.POSITIVE_INFINITY;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

function zoneSeconds(zone: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone ?? '') ?? [];
  const seconds = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60;
  return sign === '-' ? -seconds : seconds;
}
