import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Cropping,
  flipHorizontal,
  movedFrame,
  steppedFrame,
  rotateLeft,
  rotateRight,
  flipVertical,
  wholePicture,
  withEdges,
} from './crop-frame.ts';

const part = fc.integer({ min: 0, max: 64 }).map((one) => one / 64);
const wish = fc.double({ min: -3, max: 3, noNaN: true });
const cropping = fc
  .tuple(part, part, part, part, fc.nat(3), fc.boolean())
  .map(([left, top, right, bottom, quarters, isMirrored]): Cropping => ({
    turned: { quarters, isMirrored },
    frame: withEdges(withEdges(wholePicture, { left, top }), { right, bottom }),
  }));
const closeTo = (one: Cropping) => ({
  turned: one.turned,
  frame: Object.fromEntries(Object.entries(one.frame).map(([edge, at]) => [edge, expect.closeTo(at, 9)])),
});

describe('the frame of a picture', () => {
  it('stays within the picture and is never empty', () => {
    fc.assert(
      fc.property(cropping, wish, wish, wish, wish, ({ frame }, left, top, x, y) => {
        for (const one of [
          withEdges(frame, { left, top }),
          withEdges(frame, { right: x }),
          movedFrame(frame, x, y),
        ]) {
          expect(Math.min(one.left, one.top)).toBeGreaterThanOrEqual(-1e-9);
          expect(Math.max(one.right, one.bottom)).toBeLessThanOrEqual(1 + 1e-9);
          expect(one.right - one.left).toBeGreaterThan(0.04);
          expect(one.bottom - one.top).toBeGreaterThan(0.04);
        }
      }),
    );
  });

  it('keeps its size when it is moved', () => {
    fc.assert(
      fc.property(cropping, wish, wish, ({ frame }, x, y) => {
        const moved = movedFrame(frame, x, y);
        expect(moved.right - moved.left).toBeCloseTo(frame.right - frame.left);
        expect(moved.bottom - moved.top).toBeCloseTo(frame.bottom - frame.top);
      }),
    );
  });

  it('comes back after four turns, two flips, or left after right', () => {
    fc.assert(
      fc.property(cropping, (one) => {
        for (const back of [
          rotateLeft(rotateRight(one)),
          flipHorizontal(flipHorizontal(one)),
          flipVertical(flipVertical(one)),
          rotateRight(rotateRight(rotateRight(rotateRight(one)))),
          rotateRight(rotateRight(flipVertical(flipHorizontal(one)))),
        ]) {
          expect(back).toEqual(closeTo(one));
        }
      }),
    );
  });

  it('turns to the other side in the mirror', () => {
    fc.assert(
      fc.property(cropping, (one) => {
        expect(rotateRight(flipHorizontal(one))).toEqual(closeTo(flipHorizontal(rotateLeft(one))));
      }),
    );
  });

  it('goes along with the part of the picture that it shows', () => {
    const topLeft = {
      turned: { quarters: 0, isMirrored: false },
      frame: { left: 0, top: 0, right: 0.5, bottom: 0.25 },
    };
    expect(rotateRight(topLeft)).toEqual({
      turned: { quarters: 1, isMirrored: false },
      frame: { left: 0.75, top: 0, right: 1, bottom: 0.5 },
    });
    expect(flipHorizontal(topLeft).frame).toEqual({ left: 0.5, top: 0, right: 1, bottom: 0.25 });
    expect(flipVertical(topLeft).frame).toEqual({ left: 0, top: 0.75, right: 0.5, bottom: 1 });
  });
});

describe('an arrow key on a handle of the frame', () => {
  const frame = { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 };

  it.each([
    [['left'], 'ArrowRight', { left: 0.3 }],
    [['left'], 'ArrowLeft', { left: 0.1 }],
    [['bottom'], 'ArrowDown', { bottom: 0.9 }],
    [['top', 'right'], 'ArrowUp', { top: 0.1 }],
    [['top', 'right'], 'ArrowRight', { right: 0.9 }],
    [null, 'ArrowLeft', { left: 0.1, right: 0.7 }],
    [null, 'ArrowDown', { top: 0.3, bottom: 0.9 }],
  ] as const)('%j, %s', (edges, key, changed) => {
    const expected = Object.entries({ ...frame, ...changed }).map(([edge, at]) => [
      edge,
      expect.closeTo(at, 9),
    ]);
    expect(steppedFrame(frame, edges, key, 0.1)).toEqual(Object.fromEntries(expected));
  });

  it.each([
    [['left'], 'ArrowUp'],
    [['top'], 'ArrowRight'],
    [null, 'Enter'],
    [['left', 'top'], 'Tab'],
  ] as const)('%j is left to the page for %s', (edges, key) => {
    expect(steppedFrame(frame, edges, key, 0.1)).toBeNull();
  });
});
