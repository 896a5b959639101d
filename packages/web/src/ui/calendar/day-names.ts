import { activeLocale } from '../../platform/i18n/index.ts';

const zone = { timeZone: 'UTC' } as const;
const locale = activeLocale.formats;
const long = new Intl.DateTimeFormat(locale, { ...zone, weekday: 'long', day: 'numeric', month: 'long' });
const spoken = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'full' });
const medium = new Intl.DateTimeFormat(locale, { ...zone, day: 'numeric', month: 'short', year: 'numeric' });
const month = new Intl.DateTimeFormat(locale, { ...zone, month: 'long', year: 'numeric' });
const number = new Intl.DateTimeFormat(locale, { ...zone, day: 'numeric' });
const short = new Intl.DateTimeFormat(locale, { ...zone, weekday: 'short' });
const longWeekday = new Intl.DateTimeFormat(locale, { ...zone, weekday: 'long' });
const shortDay = new Intl.DateTimeFormat(locale, { ...zone, day: 'numeric', month: 'short' });
const narrow = new Intl.DateTimeFormat(locale, { ...zone, weekday: 'narrow' });
/** Some languages have no short names of days; their short forms fill a column of a phone. */
const maxShortNameLength = 4;

/** A day of the plan is no instant: it is formatted in the zone in which it is parsed. */
const buildMoment = (day: string) => new Date(`${day}T00:00:00Z`);

/** Days of the plan as the reader's language writes them. */
export const dayNames = {
  /** Weekday, day and month. */
  long: (day: string) => long.format(buildMoment(day)),
  longWeekday: (day: string) => longWeekday.format(buildMoment(day)),
  /** Day and month, below the weekday. */
  short: (day: string) => shortDay.format(buildMoment(day)),
  /** With the year: for those who see no calendar around it. */
  full: (day: string) => spoken.format(buildMoment(day)),
  range: (from: string, to: string) => medium.formatRange(buildMoment(from), buildMoment(to)),
  month: (day: string) => month.format(buildMoment(day)),
  /** The number in its month. */
  number: (day: string) => number.format(buildMoment(day)),
  /** The weekday, as the head of a column. */
  weekday: (day: string) => {
    const name = short.format(buildMoment(day));
    return name.length <= maxShortNameLength ? name : narrow.format(buildMoment(day));
  },
};
