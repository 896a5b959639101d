import { describe, expect, it } from 'vitest';
import { isTextAlone, withoutTextCount } from './index.ts';

const line = { quantity: 1, unit: null, food: null, referencedRecipe: null, note: '2 cups flour' };

describe('a line of text among ingredients', () => {
  it('waits to be read while it names no unit, food or recipe', () => {
    expect(isTextAlone(line)).toBe(true);
    expect(isTextAlone({ note: 'salt' })).toBe(true);
    expect(isTextAlone({ ...line, unit: { name: 'cup' } })).toBe(false);
    expect(isTextAlone({ ...line, food: { name: 'flour' } })).toBe(false);
    expect(isTextAlone({ ...line, referencedRecipe: { slug: 'dough' } })).toBe(false);
  });

  it('needs a text', () => {
    expect([null, undefined, '', ' \t'].map((note) => isTextAlone({ ...line, note }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('loses the 1 that counts its text, and no amount that says something', () => {
    expect(withoutTextCount(line)).toEqual({ ...line, quantity: null });
    expect(withoutTextCount({ ...line, note: 'eggs', quantity: 3 }).quantity).toBe(3);
    expect(withoutTextCount({ ...line, food: { name: 'egg' } }).quantity).toBe(1);
  });
});
