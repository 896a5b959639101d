import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { type CropFrame, type Edge, movedEdges, movedFrame, withEdges } from './crop-frame.ts';

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
    const { pointerId, clientX, clientY, currentTarget } = event;
    currentTarget.focus({ focusVisible: false });
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
