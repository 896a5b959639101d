/** Days of the calendar, free of time zones, and the moments at which clocks show a time on one. */
export {
  addDays,
  countDays,
  dateIn,
  isPlainDate,
  type PlainDate,
  getWeekday,
  type Weekday,
} from './plain-date.ts';
export { findFirstDayOfWeek } from './first-day-of-week.ts';
export { computeLastDay, computeMoment, computeNextMoment, type TimeOfDay } from './time-of-day.ts';
