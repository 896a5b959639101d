import { addDays, isPlainDate, type PlainDate } from '@hearth/domain/dates/plain-dates';
import type { PlanRange } from '../../entries/index.ts';

/** More days than one looks at. */
export const maxDays = 92;

/** So many days from one on; a negative number counts backwards, and ends with it. */
export function rangeFrom(day: PlainDate, days: number): PlanRange {
  const count = Math.min(Math.max(Math.abs(Math.trunc(days)), 1), maxDays);
  return days < 0 ? { from: addDays(day, 1 - count), to: day } : { from: day, to: addDays(day, count - 1) };
}

/** The range that an address asks for; so many days from today on where it asks for none, or for nonsense. */
export function readRange(
  address: { readonly start?: string; readonly end?: string },
  today: PlainDate,
  days: number,
): PlanRange {
  const { start = '', end = '' } = address;
  if (!isPlainDate(start)) return rangeFrom(today, days);
  if (!isPlainDate(end) || end < start) return rangeFrom(start, Math.abs(days));
  const last = addDays(start, maxDays - 1);
  return { from: start, to: end < last ? end : last };
}

/** The days of a range, the first one first. */
export function listDays({ from, to }: PlanRange): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = from; day <= to && days.length < maxDays; day = addDays(day, 1)) days.push(day);
  return days;
}

/** As many days, right before or right after the range. */
export function besides(range: PlanRange, direction: 'before' | 'behind'): PlanRange {
  const count = listDays(range).length;
  const shift = direction === 'before' ? -count : count;
  return { from: addDays(range.from, shift), to: addDays(range.to, shift) };
}

/** Whether a day is one of the range. */
export function isWithin(day: PlainDate, { from, to }: PlanRange): boolean {
  return day >= from && day <= to;
}
