import type { CreateRecurringMeal, RecurringMeal, RecurringWeekday } from '@hearth/contract';
import { getWeekday, isPlainDate } from '@hearth/domain/dates/plain-dates';

/** What the fields of a repetition hold; 0 weeks for none. */
export interface Repetition {
  readonly weeks: number;
  /** Null for that of the entry. */
  readonly weekdays: readonly RecurringWeekday[] | null;
  /** Empty for no end. */
  readonly until: string;
}

export const noRepetition: Repetition = { weeks: 0, weekdays: null, until: '' };

/** The fields as a stored repetition has them. */
export function readRepetition({ everyWeeks, weekdays, until }: RecurringMeal): Repetition {
  return { weeks: everyWeeks, weekdays, until: until ?? '' };
}

/** The chosen days; that of the entry where none were chosen. */
export function chosenDays({ weekdays }: Repetition, date: string): readonly RecurringWeekday[] {
  return weekdays ?? (isPlainDate(date) ? [getWeekday(date)] : []);
}

/** Whether the fields can be stored. */
export function isComplete(repetition: Repetition, date: string): boolean {
  const { until } = repetition;
  return chosenDays(repetition, date).length > 0 && (until === '' || (isPlainDate(until) && until >= date));
}

/** What a request says of the days. */
export function writeRepetition(
  repetition: Repetition,
  date: string,
): Pick<CreateRecurringMeal, 'weekdays' | 'everyWeeks' | 'from' | 'until'> {
  const { weeks, until } = repetition;
  const weekdays = [...chosenDays(repetition, date)];
  return { weekdays, everyWeeks: weeks, from: date, until: until === '' ? null : until };
}
