import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  completeContent,
  isSameEdit,
  type StoredState,
  mergeMs,
  type RecipeContent,
  stateLimits,
  statesToDrop,
} from './index.ts';

const flour = {
  title: null,
  note: 'sifted',
  quantity: 200,
  unit: { id: 'u1', name: 'gram' },
  food: { id: 'f1', name: 'flour' },
  referencedRecipe: null,
  originalText: null,
  referenceId: 'r1',
  display: '200 gram flour sifted',
};
const content: RecipeContent = {
  ...completeContent({}),
  name: 'Bread',
  recipeServings: 4,
  tags: [{ id: 't1', name: 'Quick' }],
  recipeIngredient: [flour],
  recipeInstructions: [{ title: '', summary: '', text: 'Knead.', ingredientReferences: [] }],
  nutrition: { calories: '200', fatContent: '1' },
  settings: { public: true, locked: false },
};

describe('what differs between two states', () => {
  it('sees no change in another order of keys or another spelling of catalog entries', () => {
    const same: RecipeContent = {
      ...content,
      nutrition: { fatContent: '1', calories: '200' },
      tags: [{ id: 't1', name: 'Fast' }],
      recipeIngredient: [
        { ...flour, food: { id: 'f1', name: 'wheat flour' }, display: '200 gram wheat flour sifted' },
      ],
    };
    expect(changedFields(content, same)).toEqual([]);
  });

  it.each<[string, Partial<RecipeContent>]>([
    ['name', { name: 'Rye bread' }],
    ['tags', { tags: [] }],
    ['tags', { tags: [{ id: 't2', name: 'Quick' }] }],
    ['recipeIngredient', { recipeIngredient: [{ ...flour, quantity: 250 }] }],
    ['recipeIngredient', { recipeIngredient: [{ ...flour, food: { id: 'f2', name: 'flour' } }] }],
    ['recipeInstructions', { recipeInstructions: [] }],
    ['nutrition', { nutrition: { calories: '200' } }],
    ['settings', { settings: { public: false, locked: false } }],
  ])('%s', (field, change) => {
    expect(changedFields(content, { ...content, ...change })).toEqual([field]);
  });
});

describe('edits that belong together', () => {
  const newest = { userId: 'ann', kind: 'edited', begunMs: 1000 };
  it.each([
    [true, { userId: 'ann', kind: 'edited', atMs: 1000 }],
    [true, { userId: 'ann', kind: 'edited', atMs: 999 + mergeMs }],
    [false, { userId: 'ann', kind: 'edited', atMs: 1000 + mergeMs }],
    [false, { userId: 'ben', kind: 'edited', atMs: 1000 }],
    [false, { userId: 'ann', kind: 'restored', atMs: 1000 }],
    [false, { userId: 'ann', kind: 'edited', atMs: 0 }],
  ])('%s for %j', (isSame, further) => {
    expect(isSameEdit(newest, further)).toBe(isSame);
  });

  it('merges no edit into a restored state or into one of a deleted user', () => {
    const further = { userId: 'ann', kind: 'edited', atMs: 1000 };
    expect(isSameEdit({ ...newest, kind: 'restored' }, further)).toBe(false);
    expect(isSameEdit({ ...newest, userId: null }, { ...further, userId: null })).toBe(false);
  });
});

describe('which states are kept', () => {
  const gaps = fc.array(fc.record({ gap: fc.nat(10 ** 8), size: fc.nat(120_000) }), { maxLength: 400 });

  it('however many edits there are, number and size stay bounded, first and newest stay', () => {
    fc.assert(
      fc.property(gaps, (edits) => {
        let states: StoredState[] = [{ number: 0, atMs: 0, size: 100 }];
        for (const { gap, size } of edits) {
          const last = states.at(-1);
          const next = { number: (last?.number ?? 0) + 1, atMs: (last?.atMs ?? 0) + gap, size };
          states = [...states, next];
          const gone = new Set(statesToDrop(states));
          const newest = states.slice(-2).map(({ number }) => number);
          states = states.filter(({ number }) => !gone.has(number));
          const total = states.reduce((sum, one) => sum + one.size, 0);
          expect(states.length).toBeLessThanOrEqual(stateLimits.most);
          expect(states.length <= 2 || total <= stateLimits.maxSize).toBe(true);
          expect(states.slice(-2).map(({ number }) => number)).toEqual(newest);
        }
        return true;
      }),
      { numRuns: 60 },
    );
  });

  it('small states: the first and the ten newest stay, and the past gets thinner with age', () => {
    let states: StoredState[] = [];
    for (let number = 0; number < 3000; number += 1) {
      states = [...states, { number, atMs: number * 3_600_000, size: 500 }];
      const gone = new Set(statesToDrop(states));
      states = states.filter((one) => !gone.has(one.number));
    }
    const numbers = states.map(({ number }) => number);
    expect(numbers).toHaveLength(stateLimits.most);
    expect(numbers[0]).toBe(0);
    expect(numbers.slice(-10)).toEqual(Array.from({ length: 10 }, (_, index) => 2990 + index));
    const old = numbers.filter((number) => number < 1500).length;
    expect(old).toBeGreaterThan(2);
    expect(old).toBeLessThan(numbers.length / 2);
  });

  it('one state that is too large alone is still kept', () => {
    const states = [
      { number: 0, atMs: 0, size: 5_000_000 },
      { number: 1, atMs: 1, size: 0 },
    ];
    expect(statesToDrop(states)).toEqual([]);
    expect(statesToDrop([{ number: -1, atMs: -1, size: 10 }, ...states])).toEqual([-1]);
  });
});
