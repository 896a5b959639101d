import { errorCatalogue, type ErrorEntry } from '@hearth/contract';
import { expect, it } from 'vitest';
import { getTexts } from './locales.ts';

/** Words for which the app has another one, as the catalogues of the web app (`one-word-a-thing.test.ts`). */
const replaced =
  /\b(?:planners?|meal ?plans?|retry|for good|for a while|by itself|e-mails?|somebody|whoever|anew)\b|\blog(?:ged)?[ -]?(?:in|out)\b/i;

/** Programs know this answer to the letter. */
const known = 'Logged out';

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

it('the server speaks with the words of the app, in mails and files and where it explains an error', () => {
  const errors: ErrorEntry[] = Object.values(errorCatalogue);
  const explained = errors.flatMap(({ explanation }) => (explanation === undefined ? [] : [explanation]));
  const texts = [...collectTexts(getTexts('en-US')), ...explained].filter((text) => text !== known);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => replaced.test(text))).toEqual([]);
});
