import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { type CropFrame, type Edge, movedFrame, withEdges } from './crop-frame.ts';

/** Starts to drag the frame (no edges) or some of its edges. */
export type StartFrameDrag = (event: ReactPointerEvent<HTMLElement>, edges: readonly Edge[] | null) => void;

/** Follows a pointer with the frame over a picture. */
export function useFrameDrag(
  picture: RefObject<HTMLElement | null>,
  frame: CropFrame,
  onChange: (frame: CropFrame) => void,
): StartFrameDrag {
  return (event, edges) => {
    const box = picture.current?.getBoundingClientRect();
    if (box === undefined || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const { pointerId, clientX, clientY, currentTarget } = event;
    currentTarget.setPointerCapture(pointerId);
    const listening = new AbortController();
    const { signal } = listening;
    const follow = (move: PointerEvent) => {
      if (move.pointerId !== pointerId) return;
      const x = (move.clientX - clientX) / box.width;
      const y = (move.clientY - clientY) / box.height;
      onChange(edges === null ? movedFrame(frame, x, y) : withEdges(frame, movedEdges(frame, edges, x, y)));
    };
    const stop = (end: PointerEvent) => end.pointerId === pointerId && listening.abort();
    currentTarget.addEventListener('pointermove', follow, { signal });
    currentTarget.addEventListener('pointerup', stop, { signal });
    currentTarget.addEventListener('pointercancel', stop, { signal });
  };
}

function movedEdges(frame: CropFrame, edges: readonly Edge[], x: number, y: number): Partial<CropFrame> {
  const isAcross = (edge: Edge) => edge === 'left' || edge === 'right';
  return Object.fromEntries(edges.map((edge) => [edge, frame[edge] + (isAcross(edge) ? x : y)]));
}
