import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonProblem } from './index.ts';

describe('the place where a text stops being JSON', () => {
  it.each([
    ['{"a":', 1, 6, 'value'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'commaOrBrace'],
    ['{"a": [1 2]}', 1, 10, 'commaOrBracket'],
    ['{"a" 1}', 1, 6, 'colon'],
    ['{"a": 1,\r\n}', 2, 1, 'key'],
    ['{a: 1}', 1, 2, 'key'],
    ['{"a": "x\ny"}', 1, 7, 'value'],
    ['{} {}', 1, 4, 'end'],
  ] as const)('of %j is line %i, column %i, where %s is missing', (text, line, column, expected) => {
    expect(findJsonProblem(text)).toEqual({ line, column, expected });
  });

  it('is found exactly where JSON.parse refuses a text', () => {
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const cut = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', ':', '0', ' '));
    fc.assert(
      fc.property(cut, ([json, at, sign]) => {
        const place = at % (json.length + 1);
        const text = json.slice(0, place) + sign + json.slice(place + (at % 2));
        expect(findJsonProblem(text) === null).toBe(isJson(text));
      }),
    );
  });

  it('reads very deep lists', () => {
    expect(findJsonProblem('['.repeat(100_000) + ']'.repeat(100_000))).toBeNull();
  });
});
