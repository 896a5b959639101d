/** How long something takes, from the fields of recipes. Pages only find durations in texts, and do without this. */
export { minutesOfDuration } from './minutes-of-duration.ts';
export { computePartMinutes, computeTotalMinutes, type RecipeTimes } from './compute-total-minutes.ts';
