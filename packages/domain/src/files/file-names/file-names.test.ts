import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FreeFileNames, safeFileName } from './index.ts';

describe('the name of a file', () => {
  it.each([
    ['Grandma’s Pie', 'Grandma’s Pie'],
    ['Crêpes & Käse', 'Crêpes & Käse'],
    ['親子丼', '親子丼'],
    ['حساء العدس', 'حساء العدس'],
    ['1/2 cake: the "best"?', '1 2 cake the best'],
    ['../../etc/passwd', 'etc passwd'],
    ['..\\..\\boot', 'boot'],
    ['.hidden', 'hidden'],
    ['ends with dots...', 'ends with dots'],
    ['CON', '_CON'],
    ['aux.soup', '_aux.soup'],
    ['Lpt1', '_Lpt1'],
    ['Console', 'Console'],
    ['a\u0000b\u202Egnp\n', 'a b gnp'],
    ['...', 'recipe'],
    ['', 'recipe'],
  ])('of %j is %j', (name, file) => {
    expect(safeFileName(name, 'recipe')).toBe(file);
  });

  it('has at most 180 bytes and ends between characters', () => {
    expect(safeFileName('é'.repeat(300), 'recipe')).toBe('é'.repeat(90));
    expect(safeFileName('👩‍🍳'.repeat(40), 'recipe')).toMatch(/^(?:👩‍🍳)+$/u);
  });

  it('is no path, whatever the recipe is called', () => {
    const part = fc.constantFrom('.', '..', '/', '\\', 'nul', 'a', ' ', ':', '\u0000', '~', '-');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const name = safeFileName(parts.join(''), 'recipe');
        expect(name).not.toMatch(/[/\\:\p{Cc}]|^[.\s~-]|[.\s]$|^$|^nul(?:$|[\s.])/iu);
      }),
    );
  });

  it('is given once', () => {
    const names = new FreeFileNames(['README']);
    expect(['Soup', 'soup', 'Soup', 'Readme', 'Soup (2)'].map((name) => names.take(name))).toEqual([
      'Soup',
      'soup (2)',
      'Soup (3)',
      'Readme (2)',
      'Soup (2) (2)',
    ]);
  });

  it('is found quickly among many of the same', () => {
    const names = new FreeFileNames();
    const taken = Array.from({ length: 3000 }, () => names.take('Soup'));
    expect(new Set(taken).size).toBe(3000);
  });
});
