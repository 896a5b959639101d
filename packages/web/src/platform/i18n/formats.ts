import { activeLocale } from './start-i18n.ts';

const numberFormat = new Intl.NumberFormat(activeLocale.formats, { maximumFractionDigits: 2 });
const dateFormat = new Intl.DateTimeFormat(activeLocale.formats, { dateStyle: 'medium' });
const dateTimeFormat = new Intl.DateTimeFormat(activeLocale.formats, {
  dateStyle: 'medium',
  timeStyle: 'short',
});
const percentFormat = new Intl.NumberFormat(activeLocale.formats, { style: 'percent' });

/** Numbers and dates as the reader's language writes them. A date may be a Date or a text of the API. */
export const formats = {
  number: (value: number) => numberFormat.format(value),
  /** Takes a share: 0.5 is 50 %. */
  percent: (value: number) => percentFormat.format(value),
  date: (value: Date | string) => dateFormat.format(dateOf(value)),
  dateTime: (value: Date | string) => dateTimeFormat.format(dateOf(value)),
};

/** Names of the days, Sunday first. Any week will do to spell them; this one begins on a Sunday. */
export const weekdayNames: readonly string[] = Array.from({ length: 7 }, (_, day) =>
  new Intl.DateTimeFormat(activeLocale.formats, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2023, 0, 1 + day)),
  ),
);

/** A plain `yyyy-mm-dd` is a calendar day, not midnight in Greenwich. */
function dateOf(value: Date | string): Date {
  if (value instanceof Date) return value;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value);
}
