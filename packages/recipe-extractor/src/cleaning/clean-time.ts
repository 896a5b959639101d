/** ISO 8601 durations to words. */
import { writeTimeUnit } from '@hearth/domain/durations/write';
import { firstElement, isRecord } from './json-values.ts';

/** The form that the contract accepts: capitals, a time part, integers except for the seconds. */
const isoDuration = /^P(?:\d+Y)?(?:\d+M)?(?:(\d+)W)?(?:(\d+)D)?T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d*)?S)?$/;

const units = [
  ['year', 365 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * A schema.org duration as words (`PT90M` is `1 hour 30 minutes`), `none` for zero, other text unchanged,
 * null for nothing. Lists count by their first element, ranges by `minValue`.
 *
 * @param language the tag of the language that the words are in
 */
export function cleanTime(value: unknown, language: string): string | null {
  const first = firstElement(value);
  const text = isRecord(first) ? firstElement(first['minValue']) : first;
  if (typeof text === 'number') return String(text);
  if (typeof text !== 'string' || text.trim() === '') return null;
  const seconds = isoSeconds(text);
  return seconds === null ? text : durationText(seconds, language);
}

function isoSeconds(text: string): number | null {
  const match = isoDuration.exec(text);
  if (match === null) return null;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((digits) => Number(digits ?? 0));
  return (
    (weeks ?? 0) * 604_800 + (days ?? 0) * 86_400 + (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)
  );
}

function durationText(total: number, language: string): string {
  const parts: string[] = [];
  let rest = total;
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(writeTimeUnit(count, unit, language));
  }
  return parts.join(' ') || 'none';
}
