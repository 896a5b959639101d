/** Cooking times as people and web pages write them. */
export { findDurations, type FoundDuration } from './find-durations.ts';
export { minutesPerUnit, findTimeUnit, type TimeUnit } from './time-unit-names.ts';
