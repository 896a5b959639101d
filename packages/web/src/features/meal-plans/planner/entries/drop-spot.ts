import type { Point } from '../../../../ui/reorder/follow-pointer.ts';

/** A rectangle in pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box that a point is in, or the one that is nearest to it; -1 without boxes. */
export function nearestBox(boxes: readonly Box[], point: Point): number {
  const distances = boxes.map((box) => distanceTo(box, point));
  return distances.indexOf(Math.min(...distances));
}

/** The place in a column: after all whose middle lies above the point. */
export function placeIn(boxes: readonly Box[], { y }: Point): number {
  return boxes.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
}

function distanceTo({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
