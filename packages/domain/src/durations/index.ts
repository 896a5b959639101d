/** Cooking times as people and web pages write them. */
export { minutesOfDuration } from './minutes-of-duration.ts';
