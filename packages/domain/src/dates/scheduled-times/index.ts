/** Times of the day, in UTC or by clocks of a zone, at which something happens every day. */
export { parseScheduledTime, type UtcTime, wireTime } from './scheduled-time.ts';
export { lastOccurrence, nextOccurrence } from './occurrences.ts';
export { lastShown, nextShown, readTimeZone, type WallTime } from './wall-time.ts';
