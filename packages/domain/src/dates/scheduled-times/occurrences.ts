import type { UtcTime } from './scheduled-time.ts';

const dayMs = 86_400_000;

/** When the time of day has come last: at `now`, or earlier today or yesterday. To the millisecond. */
export function lastOccurrence(time: UtcTime, now: Date): Date {
  const today = buildOnDay(time, now);
  return today <= now ? today : new Date(today.getTime() - dayMs);
}

/** When the time of day comes next; later than `now`. To the millisecond. */
export function nextOccurrence(time: UtcTime, now: Date): Date {
  return new Date(lastOccurrence(time, now).getTime() + dayMs);
}

function buildOnDay(time: UtcTime, now: Date): Date {
  return new Date(`${now.toISOString().slice(0, 10)}T${time.slice(0, 12)}Z`);
}
