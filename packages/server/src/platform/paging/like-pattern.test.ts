import { DatabaseSync } from '@photostructure/sqlite';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likePattern } from './like-pattern.ts';

describe('a pattern', () => {
  it.each([
    ['leek', 'Leek', true],
    ['leek', 'leeks', false],
    ['%eek', 'leek', true],
    ['%eek', 'leeks', false],
    ['le%', 'Leek', true],
    ['%e%k%', 'leeks', true],
    ['l_ek', 'leek', true],
    ['l_ek', 'lek', false],
    ['l%_', 'l', false],
    ['a%a', 'a', false],
    ['a%ba', 'aba', true],
    ['ab%ba', 'aba', false],
    ['%', '', true],
    ['', '', true],
    ['', 'a', false],
    ['%Ä%', 'bär', true],
    ['_', '🥕', true],
  ])('%s is like %s: %s', (pattern, text, expected) => {
    expect(likePattern(pattern)(text)).toBe(expected);
  });

  it('finds what SQLite finds', () => {
    const database = new DatabaseSync(':memory:');
    const asked = database.prepare('select ? like ? as found');
    const signs = fc.array(fc.constantFrom('a', 'b', 'B', '%', '_', '.', '*'), { maxLength: 8 });
    const texts = fc.array(fc.constantFrom('a', 'A', 'b', '.', '*'), { maxLength: 8 });
    fc.assert(
      fc.property(texts, signs, (text, pattern) => {
        const row = asked.get(text.join(''), pattern.join(''));
        expect(likePattern(pattern.join(''))(text.join(''))).toBe(Object(row).found === 1);
      }),
      { numRuns: 2000 },
    );
    database.close();
  });

  it('is refused when it is longer than any name', () => {
    expect(() => likePattern('%'.repeat(1001))).toThrow('invalidQuery');
  });
});
