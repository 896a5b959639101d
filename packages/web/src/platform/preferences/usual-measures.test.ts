import { expect, it } from 'vitest';
import { guessMeasures } from './usual-measures.ts';

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
