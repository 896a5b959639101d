import { addDays, computeMoment, computeNextMoment, dateIn, type TimeOfDay } from '../plain-dates/index.ts';

/** A time that clocks on the wall show once a day; in UTC it moves when they are put forward or back. */
export interface WallTime {
  /** `HH:MM`. */
  readonly time: string;
  /** Such as `Europe/Berlin`. */
  readonly timeZone: string;
}

/** The name of a time zone as the calendar writes it, or null if there is none of that name. */
export function readTimeZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** When clocks have shown the time last: at `now`, or earlier today or yesterday. */
export function lastShown({ time, timeZone }: WallTime, now: Date): Date {
  const today = dateIn(now, timeZone);
  const moment = computeMoment(today, readClock(time), timeZone);
  return moment <= now ? moment : computeMoment(addDays(today, -1), readClock(time), timeZone);
}

/** When clocks show the time next; later than `now`. */
export function nextShown({ time, timeZone }: WallTime, now: Date): Date {
  return computeNextMoment(readClock(time), now, timeZone);
}

function readClock(time: string): TimeOfDay {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute };
}
