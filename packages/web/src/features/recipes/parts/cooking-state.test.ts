import { describe, expect, it } from 'vitest';
import {
  type CookingState,
  isSensibleScale,
  readCooking,
  toggled,
  untouched,
  writeCooking,
} from './cooking-state.ts';

const hour = 3_600_000;
const begun: CookingState = { ingredients: ['a', 'b'], steps: ['1'], scale: 1.5, step: 2, exchanged: {} };

describe('what one has done of a recipe', () => {
  it('is still there an hour later and gone the day after', () => {
    const stored = writeCooking(begun, 0);
    expect(readCooking(stored, hour)).toEqual(begun);
    expect(readCooking(stored, 25 * hour)).toEqual(untouched);
  });

  it('leaves nothing behind when there is nothing', () => {
    expect(writeCooking(untouched, 0)).toBeNull();
  });

  it.each([null, '', 'nonsense', '{}', '[1]', 'null', '5'])('is nothing when %j is stored', (stored) => {
    expect(readCooking(stored, 0)).toEqual(untouched);
  });

  it('ignores invalid parts of the stored state', () => {
    const stored = JSON.stringify({ at: 0, ingredients: ['a', 5], steps: 'x', scale: -1, step: 1.5 });
    expect(readCooking(stored, 0)).toEqual({ ...untouched, ingredients: ['a'] });
  });

  it('is ticked and unticked', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  it.each([
    [0.25, true],
    [1000, true],
    [0, false],
    [-1, false],
    [1001, false],
    [Number.NaN, false],
  ])('scale %d is sensible: %s', (scale, expected) => {
    expect(isSensibleScale(scale)).toBe(expected);
  });
});
