/** What of a picture is kept, in parts of its width and height as it is shown. */
export interface CropFrame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How a picture is shown: flipHorizontal first, then turned right by quarters. */
export interface Turned {
  quarters: number;
  isMirrored: boolean;
}

export type Edge = keyof CropFrame;

export const wholePicture: CropFrame = { left: 0, top: 0, right: 1, bottom: 1 };

/** The least that is kept of either side. */
const least = 0.05;

/** Moves edges to where they are wanted, within the picture and not across each other. */
export function withEdges(frame: CropFrame, wanted: Partial<CropFrame>): CropFrame {
  const { left, top, right, bottom } = frame;
  return {
    left: between(0, wanted.left ?? left, right - least),
    top: between(0, wanted.top ?? top, bottom - least),
    right: between(left + least, wanted.right ?? right, 1),
    bottom: between(top + least, wanted.bottom ?? bottom, 1),
  };
}

/** Moves the frame as a whole; it stops at the edges of the picture. */
export function movedFrame({ left, top, right, bottom }: CropFrame, x: number, y: number): CropFrame {
  const dx = between(-left, x, 1 - right);
  const dy = between(-top, y, 1 - bottom);
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The frame after an arrow key on one of its handles, or on the frame itself (no edges); null for any other key and
 * for a direction in which the handle cannot go. `step` is a part of the picture.
 */
export function steppedFrame(
  frame: CropFrame,
  edges: readonly Edge[] | null,
  key: string,
  step: number,
): CropFrame | null {
  const [x, y] = steps[key] ?? [0, 0];
  if (x === 0 && y === 0) return null;
  if (edges === null) return movedFrame(frame, x * step, y * step);
  const moved = edges.filter((edge) => (isAcross(edge) ? x : y) !== 0);
  return moved.length === 0 ? null : withEdges(frame, movedEdges(frame, moved, x * step, y * step));
}

/** Where edges are wanted that are drawn along by so much. */
export function movedEdges(
  frame: CropFrame,
  edges: readonly Edge[],
  x: number,
  y: number,
): Partial<CropFrame> {
  return Object.fromEntries(edges.map((edge) => [edge, frame[edge] + (isAcross(edge) ? x : y)]));
}

function isAcross(edge: Edge): boolean {
  return edge === 'left' || edge === 'right';
}

/** The picture and its frame, changed as one sees them. */
export interface Cropping {
  turned: Turned;
  frame: CropFrame;
}

/** A quarter to the right. */
export function rotateRight({ turned, frame }: Cropping): Cropping {
  return {
    turned: { ...turned, quarters: (turned.quarters + 1) % 4 },
    frame: { left: 1 - frame.bottom, top: frame.left, right: 1 - frame.top, bottom: frame.right },
  };
}

/** A quarter to the left. */
export function rotateLeft(cropping: Cropping): Cropping {
  return rotateRight(rotateRight(rotateRight(cropping)));
}

/** Left becomes right. */
export function flipHorizontal({ turned, frame }: Cropping): Cropping {
  return {
    turned: { quarters: (4 - turned.quarters) % 4, isMirrored: !turned.isMirrored },
    frame: { ...frame, left: 1 - frame.right, right: 1 - frame.left },
  };
}

/** Top becomes bottom. */
export function flipVertical(cropping: Cropping): Cropping {
  return rotateRight(rotateRight(flipHorizontal(cropping)));
}

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
