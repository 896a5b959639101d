import { expect, it } from 'vitest';
import { findNextHit } from './next-hit.ts';

const hits = Array.from({ length: 12 }, (_, at) => at);

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 11, 0],
  ['ArrowUp', 0, 11],
  ['PageDown', 2, 10],
  ['PageDown', 9, 11],
  ['PageUp', 3, 0],
  ['Enter', 3, undefined],
])('%s leads from %i to %j', (key, from, to) => {
  expect(findNextHit(key, hits, from)).toBe(to);
});

it('leads nowhere where there is nothing', () => {
  expect(findNextHit('ArrowDown', [], undefined)).toBeUndefined();
});
