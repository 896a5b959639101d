import { activeLocale } from './active-locale.ts';

/** Formats are expensive to create: each is created on first use. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

const numberFormat = once(() => new Intl.NumberFormat(activeLocale.formats, { maximumFractionDigits: 2 }));
const amountFormat = once(() => new Intl.NumberFormat(activeLocale.formats, { maximumFractionDigits: 3 }));
const percentFormat = once(() => new Intl.NumberFormat(activeLocale.formats, { style: 'percent' }));
const daysFormat = once(
  () => new Intl.NumberFormat(activeLocale.formats, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
);
const dateFormat = once(() => new Intl.DateTimeFormat(activeLocale.formats, { dateStyle: 'medium' }));
const dateTimeFormat = once(
  () => new Intl.DateTimeFormat(activeLocale.formats, { dateStyle: 'medium', timeStyle: 'short' }),
);

/** Numbers and dates as the reader's language writes them. A date may be a Date or a text of the API. */
export const formats = {
  number: (value: number) => numberFormat().format(value),
  /** Of an ingredient or an item. */
  amount: (value: number) => amountFormat().format(value),
  /** Takes a share: 0.5 is 50 %. */
  percent: (value: number) => percentFormat().format(value),
  /** A number of days, with the word. */
  days: (value: number) => daysFormat().format(value),
  /** The word for that many days alone. */
  daysWord: (value: number) =>
    daysFormat()
      .formatToParts(value)
      .flatMap(({ type, value: text }) => (type === 'unit' ? [text] : []))
      .join(' '),
  date: (value: Date | string) => dateFormat().format(toDate(value)),
  dateTime: (value: Date | string) => dateTimeFormat().format(toDate(value)),
};

/** A text that stands alone, such as a heading or a choice, begins with a capital where its script has them. */
export function capitalize(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(activeLocale.formats) + text.slice(first.length);
}

/** Names of the days, Sunday first. Any week will do to spell them; this one begins on a Sunday. */
export const weekdayNames: () => readonly string[] = once(() => {
  const format = new Intl.DateTimeFormat(activeLocale.formats, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2023, 0, 1 + day))));
});

/** A plain `yyyy-mm-dd` is a calendar day, not midnight in Greenwich. */
function toDate(value: Date | string): Date {
  if (value instanceof Date) return value;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00` : value);
}
