import { expect, it } from 'vitest';
import { findFirstDayOfWeek } from './first-day-of-week.ts';

it.each([
  ['en-US', 0],
  ['ar-SA', 0],
  ['de-DE', 1],
  ['fr-CA', 0],
  ['en-GB', 1],
  ['unknown', 1],
])('the week of %s begins on day %d', (locale, day) => {
  expect(findFirstDayOfWeek(locale)).toBe(day);
});
