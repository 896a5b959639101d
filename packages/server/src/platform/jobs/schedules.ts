import type { NextRun } from './worker.ts';

const minuteMs = 60_000;

/** At clock times divisible by that many minutes, such as 10:00, 10:05 and 10:10. */
export function everyMinutes(minutes: number): NextRun {
  const stepMs = minutes * minuteMs;
  return (now) => new Date((Math.floor(now.getTime() / stepMs) + 1) * stepMs);
}
