const edgePx = 72;
const fastestPx = 16;

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a pointer has pressed, and which one it is. */
export type PointerPress = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>;

export interface Following {
  /**
   * The height of the bar that covers the top of the page, in CSS pixels: the page scrolls below it. Null in a dialog,
   * because the page behind it does not scroll.
   */
  readonly topBarPx: number | null;
  /** Called in every frame with where the pointer is, after the page was scrolled. */
  readonly onFrame: (point: Point) => void;
  /** Called once: with where the pointer was let go, or null when the drag is taken back. */
  readonly onEnd: (point: Point | null) => void;
}

/**
 * Follows a pointer that drags something until it is let go. Near the edges of the window the page scrolls. Esc, or
 * losing the pointer, takes the drag back. Where it was let go counts even when a slow device never showed it there.
 */
export function followPointer(start: PointerPress, { topBarPx, onFrame, onEnd }: Following): void {
  const listening = new AbortController();
  const { signal } = listening;
  let point: Point = getPoint(start);
  let frame = 0;
  const show = () => {
    if (topBarPx !== null) scrollBy({ top: edgeSpeed(point.y, topBarPx), behavior: 'instant' });
    onFrame(point);
    frame = requestAnimationFrame(show);
  };
  const end = (last: Point | null) => {
    cancelAnimationFrame(frame);
    listening.abort();
    onEnd(last);
  };
  const ours = (listener: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === start.pointerId) listener(event);
  };
  const move = ours((event) => (point = getPoint(event)));
  addEventListener('pointermove', move, { signal });
  addEventListener(
    'pointerup',
    ours((event) => end(getPoint(event))),
    { signal },
  );
  addEventListener(
    'pointercancel',
    ours(() => end(null)),
    { signal },
  );
  addEventListener('blur', () => end(null), { signal });
  const takeBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    end(null);
  };
  addEventListener('keydown', takeBack, { signal, capture: true });
  frame = requestAnimationFrame(show);
}

function getPoint({ clientX, clientY }: PointerPress): Point {
  return { x: clientX, y: clientY };
}

/** How far the page scrolls in a frame, by how near the pointer is to an edge. */
function edgeSpeed(y: number, topBarPx: number): number {
  const above = topBarPx + edgePx - y;
  const below = y - (innerHeight - edgePx);
  if (above > 0) return -Math.min(fastestPx, above / 5);
  return below > 0 ? Math.min(fastestPx, below / 4) : 0;
}
