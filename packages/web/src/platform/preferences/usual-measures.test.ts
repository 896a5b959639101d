import { expect, it } from 'vitest';
import { guessFirstDayOfWeek, guessMeasures } from './usual-measures.ts';

it.each([
  ['en-US', 'us'],
  ['en', 'us'],
  ['en-GB', 'metric'],
  ['de', 'metric'],
  ['ar-SA', 'metric'],
  ['', 'original'],
  ['not a language', 'original'],
])('where one speaks %j, kitchens measure in %s', (language, measures) => {
  expect(guessMeasures(language)).toBe(measures);
});

it.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['fr', 1],
  ['he-IL', 0],
  ['ar-SA', 0],
  ['ar-EG', 6],
  ['not a language', 1],
])('where one speaks %j, the week begins on day %i', (language, day) => {
  expect(guessFirstDayOfWeek(language)).toBe(day);
});
