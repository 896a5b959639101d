import {
  addDays,
  countDays,
  getWeekday,
  type PlainDate,
  type Weekday,
} from '../../dates/plain-dates/index.ts';

/** On which days something is planned. */
export interface Recurrence {
  readonly weekdays: readonly Weekday[];
  /** 1 for every week; weeks begin on Monday and are counted from that of `from`. */
  readonly everyWeeks: number;
  readonly from: PlainDate;
  /** The last day that counts; null for no end. */
  readonly until: PlainDate | null;
}

const daysOfWeek = 7;
/** The days of a week, in the order in which weeks are counted. */
export const recurringWeekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Weekday[];

/** The days of a recurrence within a range, both ends included, in their order. The range is looked at day by day. */
export function listOccurrences(
  { weekdays, everyWeeks, from, until }: Recurrence,
  range: { readonly from: PlainDate; readonly to: PlainDate },
): PlainDate[] {
  const first = range.from > from ? range.from : from;
  const last = until !== null && until < range.to ? until : range.to;
  const monday = addDays(from, -recurringWeekdays.indexOf(getWeekday(from)));
  const days: PlainDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const week = Math.floor(countDays(monday, day) / daysOfWeek);
    if (week % everyWeeks === 0 && weekdays.includes(getWeekday(day))) days.push(day);
    if (day === addDays(day, 1)) break;
  }
  return days;
}
