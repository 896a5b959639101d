/**
 * Calendar days as text, `YYYY-MM-DD`. They are no instants and have no time zone, so that no conversion can shift
 * them: arithmetic runs in UTC, where every day has 24 hours.
 */
export type PlainDate = string;

const dayMs = 86_400_000;
const lastDay = '9999-12-31';

/** The days of the week, as `Date` numbers them. */
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Whether a text is a day that the calendar has; `Date` would take the 30th of February for a day in March. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const start = computeStart(text);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text);
}

/** The day of the week that a day falls on. */
export function getWeekday(date: PlainDate): Weekday {
  return weekdays[computeStart(date).getUTCDay()] ?? 'sunday';
}

/** The day that lies so many days later, or earlier; the calendar ends where years have more than four digits. */
export function addDays(date: PlainDate, days: number): PlainDate {
  const moved = new Date(computeStart(date).getTime() + days * dayMs).toISOString();
  if (/^\d{4}-/.test(moved)) return moved.slice(0, lastDay.length);
  return days > 0 ? lastDay : '0000-01-01';
}

/** How many days lie from one day to another; negative where that is earlier. */
export function countDays(from: PlainDate, to: PlainDate): number {
  return Math.round((computeStart(to).getTime() - computeStart(from).getTime()) / dayMs);
}

/**
 * The day that a moment falls on, in a time zone.
 * @param timeZone such as `Europe/Berlin`; null for that of the machine
 */
export function dateIn(moment: Date, timeZone: string | null): PlainDate {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    ...(timeZone === null ? {} : { timeZone }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

function computeStart(date: PlainDate): Date {
  return new Date(`${date}T00:00:00Z`);
}
