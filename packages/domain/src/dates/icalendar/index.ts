/** Calendar files that other programs read (RFC 5545). */
export { calendarText, type DayEvent } from './calendar.ts';
export { type Task, tasksText } from './tasks.ts';
