/** Days as the household counts them. Dialogs with a field for a day load the texts `dates`. */
export { DateField } from './date-field.tsx';
export { DayChips } from './day-chips.tsx';
export { dayNames } from './day-names.ts';
export { MonthGrid } from './month-grid.tsx';
export { useFirstDayOfWeek } from './use-first-day-of-week.ts';
