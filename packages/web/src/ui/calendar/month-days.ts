import { addDays, type PlainDate } from '@hearth/domain/dates/plain-dates';

const daysOfWeek = 7;

/** The first day of the month that a day lies in. */
export function getMonthStart(day: PlainDate): PlainDate {
  return `${day.slice(0, 8)}01`;
}

/** The first day of the month so many months later, or earlier. */
export function addMonths(day: PlainDate, months: number): PlainDate {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/**
 * The weeks of a month, with the days of its neighbours that fill the first and the last one.
 * @param firstDay the day on which weeks begin, 0 for Sunday
 */
export function listWeeks(day: PlainDate, firstDay: number): PlainDate[][] {
  const first = getMonthStart(day);
  const lead = (new Date(`${first}T00:00:00Z`).getUTCDay() - firstDay + daysOfWeek) % daysOfWeek;
  const next = addMonths(first, 1);
  const weeks: PlainDate[][] = [];
  for (let start = addDays(first, -lead); start < next; start = addDays(start, daysOfWeek))
    weeks.push(Array.from({ length: daysOfWeek }, (_, index) => addDays(start, index)));
  return weeks;
}
