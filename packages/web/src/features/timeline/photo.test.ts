import { describe, expect, it } from 'vitest';
import { cutOf } from './photo.ts';

describe('the part of a photo that is kept', () => {
  it.each([
    [{ width: 400, height: 300 }, false, { left: 0, top: 0, width: 400, height: 300 }],
    [{ width: 400, height: 300 }, true, { left: 50, top: 0, width: 300, height: 300 }],
    [{ width: 300, height: 500 }, true, { left: 0, top: 100, width: 300, height: 300 }],
  ])('of %j, square: %s', (size, isSquare, cut) => {
    expect(cutOf(size, { isSquare })).toEqual(cut);
  });
});
