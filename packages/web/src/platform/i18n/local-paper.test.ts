import { expect, it } from 'vitest';
import { findLocalPaper } from './local-paper.ts';

it.each([
  ['en-US', 'letter'],
  ['fr-CA', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
])('people who read %s have %s paper', (language, paper) => {
  expect(findLocalPaper(language)).toBe(paper);
});
