import { expect, it } from 'vitest';
import { readNutrient } from './index.ts';

it.each([
  ['250.5', 250.5],
  ['250,5', 250.5],
  ['1.2', 1.2],
  [' 12 ', 12],
  ['0', 0],
  ['', null],
  [null, null],
  ['250 kcal', null],
  ['1-2', null],
  ['about 3', null],
  ['1.2.3', null],
])('%j is the number %j', (text, number) => {
  expect(readNutrient(text)).toBe(number);
});
