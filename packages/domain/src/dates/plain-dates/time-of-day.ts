import { addDays, dateIn, type PlainDate } from './plain-date.ts';

/** An hour and a minute of a clock on the wall. */
export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

/**
 * The moment at which clocks of a time zone show that time on that day. Where they are put forward over it, it is the
 * moment that they would have shown it.
 * @param timeZone such as `Europe/Berlin`; null for that of the machine
 */
export function computeMoment(date: PlainDate, { hour, minute }: TimeOfDay, timeZone: string | null): Date {
  const shown = new Date(`${date}T00:00:00Z`).getTime() + (hour * 60 + minute) * 60_000;
  const near = shown - aheadOfUtc(new Date(shown), timeZone);
  return new Date(shown - aheadOfUtc(new Date(near), timeZone));
}

/** The next moment at which clocks show that time. */
export function computeNextMoment(time: TimeOfDay, now: Date, timeZone: string | null): Date {
  const today = dateIn(now, timeZone);
  const moment = computeMoment(today, time, timeZone);
  return moment > now ? moment : computeMoment(addDays(today, 1), time, timeZone);
}

/** The day on which clocks have last shown that time. */
export function computeLastDay(time: TimeOfDay, now: Date, timeZone: string | null): PlainDate {
  const today = dateIn(now, timeZone);
  return computeMoment(today, time, timeZone) > now ? addDays(today, -1) : today;
}

/** How far clocks of the zone run ahead of UTC at a moment, in milliseconds. */
function aheadOfUtc(moment: Date, timeZone: string | null): number {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    ...(timeZone === null ? {} : { timeZone }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const midnight = new Date(`${dateIn(moment, timeZone)}T00:00:00Z`).getTime();
  const minutes = (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
  return midnight + minutes * 60_000 - Math.floor(moment.getTime() / 60_000) * 60_000;
}
