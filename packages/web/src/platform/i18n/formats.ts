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

/** A plain `yyyy-mm-dd` is a calendar day, not midnight in Greenwich. */
function dateOf(value: Date | string): Date {
  if (value instanceof Date) return value;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value);
}
