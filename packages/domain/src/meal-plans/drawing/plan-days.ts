import { addDays, countDays, type PlainDate } from '../../dates/plain-dates/index.ts';

const daysOfWeek = 7;
/** The first day of 1970, day 0, was a Thursday. */
const thursday = 4;

/** The number of a day, counted from the first of 1970. */
export function countDay(date: PlainDate): number {
  return countDays('1970-01-01', date);
}

/** The number of the week that a day is in; `firstDayOfWeek` is 0 for Sunday. */
export function countWeek(day: number, firstDayOfWeek: number): number {
  return Math.floor((day + thursday - firstDayOfWeek) / daysOfWeek);
}

/** The first day of the week of a date. */
export function findWeekStart(date: PlainDate, firstDayOfWeek: number): PlainDate {
  const place = (countDay(date) + thursday - firstDayOfWeek) % daysOfWeek;
  return addDays(date, -((place + daysOfWeek) % daysOfWeek));
}
