import { addDays, isPlainDate, type PlainDate } from '@hearth/domain/dates/plain-dates';

/** More recipes than a month has days are not planned at once. */
export const maxPlannedTogether = 31;

/** The days of several recipes: one after the other from `first` on, or all the first. */
export function daysFor(count: number, first: string, isSpread: boolean): PlainDate[] {
  if (!isPlainDate(first)) return [];
  return Array.from({ length: count }, (_, ahead) => (isSpread ? addDays(first, ahead) : first));
}
