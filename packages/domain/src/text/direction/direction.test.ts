import { expect, it } from 'vitest';
import { chooseDirection } from './index.ts';

it.each([
  ['ar-SA', 'rtl'],
  ['he', 'rtl'],
  ['de-DE', 'ltr'],
  ['arn', 'ltr'],
])('%s is written %s', (language, direction) => {
  expect(chooseDirection(language)).toBe(direction);
});
