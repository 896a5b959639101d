import { expect, it } from 'vitest';
import { computeTint, tints } from './tint.ts';

it('the tint of a recipe stays the same, and recipes share out all tints', () => {
  const ids = Array.from(
    { length: 300 },
    (_, index) => `00000000-0000-4000-8000-${String(index * 7919).padStart(12, '0')}`,
  );
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(computeTint(id), (counts.get(computeTint(id)) ?? 0) + 1);
  expect([...counts.keys()].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(counts.size).toBe(tints);
  expect(Math.min(...counts.values())).toBeGreaterThan(25);
  expect(computeTint('a')).toBe(computeTint('a'));
});
