/** Cooking times as people and web pages write them. */
export { findDurations, type FoundDuration } from './find-durations.ts';
export { minutesOfDuration } from './minutes-of-duration.ts';
