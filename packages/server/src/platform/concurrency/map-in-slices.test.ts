import { expect, it } from 'vitest';
import { watchTurns } from '../../testing/watch-turns.ts';
import { mapInSlices } from './map-in-slices.ts';

const numbers = Array.from({ length: 450 }, (_, at) => at);

it('maps all items in their order, many at a time', async () => {
  const sizes: number[] = [];
  const doubled = await mapInSlices(numbers, async (slice) => {
    sizes.push(slice.length);
    return slice.map((one) => 2 * one);
  });
  expect(doubled).toEqual(numbers.map((one) => 2 * one));
  expect(sizes).toEqual([200, 200, 50]);
  expect(await mapInSlices([], async () => ['none'])).toEqual([]);
});

it('gives others their turn between slices', async () => {
  const turns = watchTurns();
  const seen = await mapInSlices(numbers, async (slice) => slice.map(() => turns.count()));
  turns.stop();
  expect(seen.at(-1)).toBeGreaterThan(seen[0] ?? Infinity);
});
