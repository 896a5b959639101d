import { expect, it } from 'vitest';
import { mapInTurns } from './map-in-turns.ts';

function work(milliseconds: number): void {
  const begun = performance.now();
  while (performance.now() - begun < milliseconds);
}

it('maps all items in their order', async () => {
  expect(await mapInTurns(['leek', 'soup'], (word, at) => `${at} ${word}`)).toEqual(['0 leek', '1 soup']);
});

it('gives others their turn between items that take long', async () => {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const seen = await mapInTurns([1, 2, 3, 4], () => {
    const before = turns;
    work(12);
    return before;
  });
  isDone = true;
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(new Set(seen).size).toBe(4);
});

it('gives others their turn as well while two of them run', async () => {
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const seen = () =>
    mapInTurns([1, 2, 3, 4, 5, 6], () => {
      work(12);
      return turns;
    });
  const both = await Promise.all([seen(), seen()]);
  isDone = true;
  for (const one of both) expect(new Set(one).size).toBe(6);
});
