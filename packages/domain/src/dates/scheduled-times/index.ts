/** Times of the day, in UTC, at which something happens every day. */
export { parseScheduledTime, type UtcTime, wireTime } from './scheduled-time.ts';
export { lastOccurrence, nextOccurrence } from './occurrences.ts';
