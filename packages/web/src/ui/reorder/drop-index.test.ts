import { describe, expect, it } from 'vitest';
import { dropIndex } from './drop-index.ts';

const spans = [0, 40, 80, 200].map((top, index) => ({ top, height: index === 2 ? 120 : 40 }));

describe('dropIndex', () => {
  it.each([
    [0, 0, 0],
    [0, 19, 0],
    [0, 21, 1],
    [0, 110, 2],
    [0, 900, 3],
    [3, -900, 0],
    [3, -50, 3],
    [3, -61, 2],
  ])('of row %i after %i px is %i', (from, offset, index) => {
    expect(dropIndex(spans, from, offset)).toBe(index);
  });
});
