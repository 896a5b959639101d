import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recipeItemId } from './index.ts';

const addition = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const leek = { foodId: null, unitId: null, note: 'leek' };

describe('ids of items that recipes add to lists', () => {
  it('are the same on every device, ignoring the case of the addition id', () => {
    expect(recipeItemId(addition, leek)).toMatch(/^3f2504e0-4f89-41d3-9a0c-[0-9a-f]{12}$/);
    expect(recipeItemId(addition.toUpperCase(), leek)).toBe(recipeItemId(addition, leek));
  });

  it('depend on food and unit, and on the note if there is no food', () => {
    const flour = { foodId: 'flour', unitId: 'g', note: 'sifted' };
    expect(recipeItemId(addition, { ...flour, note: '' })).toBe(recipeItemId(addition, flour));
    expect(recipeItemId(addition, { ...flour, unitId: 'kg' })).not.toBe(recipeItemId(addition, flour));
  });

  it('differ for different items and for every addition', () => {
    const notes = fc.uniqueArray(fc.string(), { maxLength: 200 });
    fc.assert(
      fc.property(notes, fc.uuid(), fc.uuid(), (all, one, other) => {
        fc.pre(one.slice(0, -12) !== other.slice(0, -12));
        const ids = [one, other].flatMap((id) => all.map((note) => recipeItemId(id, { ...leek, note })));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
