import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inStatements } from './filter-overviews.ts';

const lengths = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 300 });

it('filters share statements that are short enough, in their order and without a gap', () => {
  fc.assert(
    fc.property(lengths, (all) => {
      const texts = all.map((length) => 'x'.repeat(length));
      const groups = inStatements(texts, 20);
      expect(groups.flat()).toEqual(texts);
      for (const group of groups) {
        expect(group.length).toBeGreaterThan(0);
        expect(group.length).toBeLessThanOrEqual(100);
        expect(group.length === 1 || group.join('').length <= 20).toBe(true);
      }
    }),
  );
});

it('filters that fit together are not asked for one by one', () => {
  expect(inStatements(['aa', 'bb', 'cccc', 'd'], 4)).toEqual([['aa', 'bb'], ['cccc'], ['d']]);
});
