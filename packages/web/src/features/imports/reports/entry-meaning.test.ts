import { describe, expect, it } from 'vitest';
import { failuresFirst, linesRead, readExplanation, readMeaning, readReason } from './entry-meaning.ts';

describe('an entry of a report', () => {
  it.each([
    ['Successfully imported recipe Soup of the day', { kind: 'imported', what: 'Soup of the day' }],
    ['failed to scrape url https://example.com', { kind: 'notScraped', what: 'https://example.com' }],
    [
      'Failed to save recipe to database during bulk url import https://example.com',
      { kind: 'notSaved', what: 'https://example.com' },
    ],
    ['Imported Soup successfully', { kind: 'imported', what: 'Soup' }],
    ['Already here: Soup', { kind: 'known', what: 'Soup' }],
    ['Failed to import Soup', { kind: 'notImported', what: 'Soup' }],
    ['No recipes found', { kind: 'noRecipes' }],
    ['Something else', { kind: 'other', text: 'Something else' }],
  ])('“%s” is understood', (message, meaning) => {
    expect(readMeaning({ message })).toEqual(meaning);
  });

  it.each([
    ["400: {'details': 'BAD_RECIPE_DATA'}", 'noRecipe'],
    ["400: {'details': 'OUTBOUND_ADDRESS_REFUSED'}", 'refused'],
    ['408: Recipe Scraping Timed Out', 'timeout'],
    ['500: Internal Server Error', 'other'],
    ['This file is damaged', 'damaged'],
    ['SyntaxError: Unexpected end of JSON input', 'damaged'],
    ['The archive has no recipes as paprika exports them', 'wrongProgram'],
  ])('%s is %s', (exception, reason) => {
    expect(readReason(exception)).toBe(reason);
  });

  it.each([
    [[], null],
    [[[null, null]], null],
    [[[0, 0]], null],
    [
      [
        [3, 1],
        [null, null],
        [2, 0],
      ],
      { read: 5, left: 1 },
    ],
  ] as const)('with the lines %j sums up to %j', (counts, sum) => {
    const entries = counts.map(([ingredientsRead, ingredientsLeft]) => ({
      ingredientsRead,
      ingredientsLeft,
    }));
    expect(linesRead(entries)).toEqual(sum);
  });

  it('that failed comes first, and each part keeps its order', () => {
    const entries = [true, false, true, false].map((success, id) => ({ id, success }));
    expect(failuresFirst(entries).map(({ id }) => id)).toEqual([1, 3, 0, 2]);
  });
});

it('a failure that the server explains is told in its words', () => {
  expect(readExplanation("400: {'details': 'BAD_RECIPE_DATA'} This page does not exist (404)")).toBe(
    'This page does not exist (404)',
  );
  expect(readExplanation("400: {'details': 'BAD_RECIPE_DATA'}")).toBeNull();
});
