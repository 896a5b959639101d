import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanSearch, hasQuotedPart, normalizeSearchText, searchTokens } from './index.ts';

describe('normalizeSearchText', () => {
  it.each([
    ['Rátàtôuile', 'ratatouile'],
    ['  Table Spoon ', 'table spoon'],
    ['ñör̃m̈ãl̈ĩz̈ẽm̈ẽ', 'normalizeme'],
    ["Grandma's Pie", "grandma's pie"],
  ])('stores %j as %j', (text, stored) => {
    expect(normalizeSearchText(text)).toBe(stored);
  });

  it('is ASCII, and the same when applied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normalizeSearchText(text);
        expect([...once].every((character) => character.charCodeAt(0) < 128)).toBe(true);
        expect(normalizeSearchText(once)).toBe(once);
      }),
    );
  });
});

describe('cleanSearch', () => {
  it.each([
    ['recipes', 'animal-sloop', 'animal sloop'],
    ['recipes', '%', ''],
    ['recipes', ' Rátàt_ ', 'ratat'],
    ['recipes', "Grandma's", "grandma's"],
    ['recipes', '“Animal Sloop”', '"animal sloop"'],
    ['foods', 'Salt & Pepper/x', 'salt   pepper x'],
    ['units', '½', '1/2'],
    ['foods', '５０％', '50'],
    ['tags', ' Crème-Brûlée ', 'Crème Brûlée'],
    ['cookbooks', '%_', ''],
  ] as const)('of %s turns %j into %j', (kind, text, cleaned) => {
    expect(cleanSearch(kind, text)).toBe(cleaned);
  });

  it('never lets a wildcard through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(cleanSearch('recipes', text)).not.toMatch(/[%_*\\]/);
      }),
    );
  });
});

describe('searchTokens', () => {
  it.each([
    ['delicious horns', ['delicious', 'horns']],
    ['"animal sloop"', ['animal sloop']],
    ["'  animal sloop ' horns", ['animal sloop', 'horns']],
    ['one "two three" four', ['one', 'two three', 'four']],
    ["grandma's", ["grandma's"]],
    ["grandma's mother's pie", ["grandma's", "mother's", 'pie']],
    ["'twas the pie", ["'twas", 'the', 'pie']],
    ['5" pan', ['5', 'pan']],
    ['""', []],
    ['   ', []],
    ['', []],
  ])('cuts %j into %j', (search, tokens) => {
    expect(searchTokens(search)).toEqual(tokens);
  });

  it('gives trimmed, non-empty pieces of the search', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-c'" ]{0,30}$/), (search) => {
        for (const token of searchTokens(search)) {
          expect(token).toBe(token.trim());
          expect(token).not.toBe('');
          expect(search).toContain(token);
        }
      }),
    );
  });

  it('knows a quoted part from a lone quote', () => {
    expect(hasQuotedPart('"animal sloop" horns')).toBe(true);
    expect(hasQuotedPart("say 'cheese'")).toBe(true);
    expect(hasQuotedPart("grandma's mother's")).toBe(false);
    expect(hasQuotedPart('5" pan')).toBe(false);
  });

  it('takes a hostile text in linear time', () => {
    expect(searchTokens(`'`.repeat(200_000))).toHaveLength(1);
    expect(searchTokens(` '`.repeat(100_000))).toEqual([]);
    expect(searchTokens(` "'a`.repeat(100_000)).length).toBeGreaterThan(1);
  });
});
