/** Meals that are planned again and again. */
export { listOccurrences, recurringWeekdays, type Recurrence } from './list-occurrences.ts';
