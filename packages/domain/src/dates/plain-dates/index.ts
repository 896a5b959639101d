/** Days of the calendar, free of time zones, and the moments at which clocks show a time on one. */
export { addDays, dateIn, isPlainDate, type PlainDate, weekdayOf } from './plain-date.ts';
export { firstDayOfWeekOf } from './first-day-of-week.ts';
export { lastDayOf, momentOf, nextMomentOf } from './time-of-day.ts';
