import { describe, expect, it } from 'vitest';
import { dropPlace, moved } from './drop-place.ts';

const rows = [0, 100, 200, 300].map((top) => ({ top, bottom: top + 100 }));

describe('a dragged row', () => {
  it.each([
    [2, 250, 2],
    [2, 160, 2],
    [2, 140, 1],
    [2, 10, 0],
    [2, -500, 0],
    [1, 260, 2],
    [1, 340, 2],
    [1, 360, 3],
    [1, 9000, 3],
  ])('from place %i, let go at %i, lands at place %i', (from, pointer, to) => {
    expect(dropPlace(rows, from, pointer)).toBe(to);
  });

  it('leaves the others in their order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });
});
