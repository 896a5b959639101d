/** A day of the Gregorian calendar; `month` counts from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const fillers =
  /\b(?:of|the|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b/g;

/** Numeric forms. The named groups are parts of a day; `first` and `second` are month and day in either order. */
const numericForms = [
  /^(?<year>\d{4})$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/,
  /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<first>\d{1,2})([-/.])(?<second>\d{1,2})\2(?<year>\d{4}|\d{2})$/,
  /^(?<first>\d{1,2})[-/.](?<second>\d{1,2})$/,
];

/** Reads a day; the parts that the text leaves out come from `now` (UTC). The empty text is today; null is no day. */
export function dayOfText(text: string, now: Date): CalendarDay | null {
  const lower = text.toLowerCase();
  const written = lower === '' ? {} : (numericDay(lower, now) ?? namedDay(lower, now));
  return written === null ? null : completeDay(written, now);
}

function numericDay(text: string, now: Date): Partial<CalendarDay> | null {
  for (const form of numericForms) {
    const groups = form.exec(text)?.groups;
    if (groups !== undefined) return dayOfGroups(groups, now);
  }
  return null;
}

function dayOfGroups(groups: Record<string, string | undefined>, now: Date): Partial<CalendarDay> {
  const { year, month, day, first, second } = groups;
  const isDayFirst = Number(first ?? 0) > 12;
  return {
    ...(year !== undefined && { year: fullYear(year, now) }),
    ...optionalPart('month', month ?? (isDayFirst ? second : first)),
    ...optionalPart('day', day ?? (isDayFirst ? first : second)),
  };
}

function optionalPart(name: 'month' | 'day', digits: string | undefined): Partial<CalendarDay> {
  return digits === undefined ? {} : { [name]: Number(digits) };
}

/** Two digits mean the year nearest to now. */
function fullYear(digits: string, now: Date): number {
  if (digits.length > 2) return Number(digits);
  const thisYear = now.getUTCFullYear();
  const sameCentury = thisYear - (thisYear % 100) + Number(digits);
  if (sameCentury >= thisYear + 50) return sameCentury - 100;
  return sameCentury < thisYear - 50 ? sameCentury + 100 : sameCentury;
}

/** A month by name, with a day, a year, both or neither around it. */
function namedDay(text: string, now: Date): Partial<CalendarDay> | null {
  const words = text
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(fillers, ' ')
    .split(/[\s,./-]+/)
    .filter((word) => word !== '');
  const months = words.filter((word) => /^[a-z]/.test(word)).map(monthNumber);
  const numbers = words.filter((word) => /^\d{1,4}$/.test(word));
  const [month] = months;
  const isUnderstood = months.length === 1 && months.length + numbers.length === words.length;
  if (!isUnderstood || month === undefined || month === 0 || numbers.length > 2) return null;
  const longAt = numbers.findIndex((digits) => digits.length > 2);
  const yearAt = longAt === -1 && numbers.length === 2 ? 1 : longAt;
  const [day, surplus] = numbers.filter((_, index) => index !== yearAt);
  const year = numbers[yearAt];
  if (surplus !== undefined || (day !== undefined && day.length > 2)) return null;
  return {
    month,
    ...optionalPart('day', day),
    ...(year !== undefined && { year: fullYear(year, now) }),
  };
}

/** 1 to 12 for a month name or at least its first three letters, else 0. */
function monthNumber(word: string): number {
  return word.length < 3 ? 0 : months.findIndex((name) => name.startsWith(word)) + 1;
}

function completeDay(written: Partial<CalendarDay>, now: Date): CalendarDay | null {
  const year = written.year ?? now.getUTCFullYear();
  const month = written.month ?? now.getUTCMonth() + 1;
  const length = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  const day = written.day ?? Math.min(now.getUTCDate(), length);
  const isReal = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= length;
  return isReal ? { year, month, day } : null;
}
