import { describe, expect, it } from 'vitest';
import { nearestBox, placeIn } from './drop-spot.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 100 });
const days = [box(0, 0), box(120, 0), box(0, 200)];

describe('where a dragged entry is let go', () => {
  it.each([
    [{ x: 50, y: 50 }, 0],
    [{ x: 130, y: 99 }, 1],
    [{ x: 108, y: 20 }, 0],
    [{ x: 114, y: 20 }, 1],
    [{ x: 50, y: 190 }, 2],
    [{ x: 900, y: 900 }, 2],
  ])('%j is of day %i', (point, day) => {
    expect(nearestBox(days, point)).toBe(day);
  });

  it('is after those whose middle has been passed', () => {
    const column = [box(0, 0), box(0, 100), box(0, 200)];
    expect([-10, 49, 51, 149, 151, 999].map((y) => placeIn(column, { x: 0, y }))).toEqual([0, 0, 1, 1, 2, 3]);
  });

  it('is nowhere without days', () => {
    expect(nearestBox([], { x: 0, y: 0 })).toBe(-1);
  });
});
