import { expect, it } from 'vitest';
import { watchTurns } from '../../testing/watch-turns.ts';
import { mapInTurns } from './map-in-turns.ts';

function work(milliseconds: number): void {
  const begun = performance.now();
  while (performance.now() - begun < milliseconds);
}

it('maps all items in their order', async () => {
  expect(await mapInTurns(['leek', 'soup'], (word, at) => `${at} ${word}`)).toEqual(['0 leek', '1 soup']);
});

it('gives others their turn between items that take long', async () => {
  const turns = watchTurns();
  const seen = await mapInTurns([1, 2, 3, 4], () => {
    const before = turns.count();
    work(12);
    return before;
  });
  turns.stop();
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(new Set(seen).size).toBe(4);
});

it('gives others their turn as well while two of them run', async () => {
  const turns = watchTurns();
  const seen = () =>
    mapInTurns([1, 2, 3, 4, 5, 6], () => {
      work(12);
      return turns.count();
    });
  const both = await Promise.all([seen(), seen()]);
  turns.stop();
  for (const one of both) expect(new Set(one).size).toBe(6);
});
