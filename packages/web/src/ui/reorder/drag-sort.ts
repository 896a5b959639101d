import { dropIndex, type Span } from './drop-index.ts';

const edgePx = 72;
const topBarPx = 130;
const fastestPx = 16;

/**
 * Follows a pointer with a row of a list, whose rows (`data-row`) may stand in blocks (`data-block`). Nothing moves in the document until the row is dropped: the others only make
 * room by transforms. Near the edges of the window the page scrolls. Esc, or losing the pointer, takes it all back.
 */
export function startDrag(
  list: HTMLElement,
  row: HTMLElement,
  start: PointerEvent,
  onDrop: (index: number) => void,
): void {
  const rows = [
    ...list.querySelectorAll<HTMLElement>(':scope > [data-row], :scope > [data-block] > [data-row]'),
  ];
  const from = rows.indexOf(row);
  const spans = rows.map((one): Span => {
    const { top, height } = one.getBoundingClientRect();
    return { top: top + scrollY, height };
  });
  const own = spans[from];
  if (own === undefined) return;
  const startY = start.clientY + scrollY;
  let y = start.clientY;
  let index = from;
  let frame = 0;
  row.dataset['dragged'] = '';
  list.dataset['dragging'] = '';

  const show = () => {
    scrollBy({ top: edgeSpeed(y), behavior: 'instant' });
    const offset = y + scrollY - startY;
    row.style.transform = `translateY(${offset}px)`;
    index = dropIndex(spans, from, offset);
    for (const [at, other] of rows.entries()) {
      if (at !== from) other.style.transform = `translateY(${roomFor(at, from, index) * own.height}px)`;
    }
    frame = requestAnimationFrame(show);
  };
  const stop = (isDropped: boolean) => {
    cancelAnimationFrame(frame);
    listening.abort();
    delete row.dataset['dragged'];
    delete list.dataset['dragging'];
    for (const one of rows) one.style.transform = '';
    if (isDropped && index !== from) onDrop(index);
  };
  const listening = new AbortController();
  const { signal } = listening;
  const isOurs = (event: PointerEvent) => event.pointerId === start.pointerId;
  addEventListener('pointermove', (event) => isOurs(event) && (y = event.clientY), { signal });
  addEventListener('pointerup', (event) => isOurs(event) && stop(true), { signal });
  addEventListener('pointercancel', (event) => isOurs(event) && stop(false), { signal });
  addEventListener('blur', () => stop(false), { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      stop(false);
    },
    { signal, capture: true },
  );
  frame = requestAnimationFrame(show);
}

/** Which way a row makes room: 1 down, -1 up. */
function roomFor(at: number, from: number, index: number): number {
  if (at > from && at <= index) return -1;
  return at < from && at >= index ? 1 : 0;
}

/** How far the page scrolls in a frame, by how near the pointer is to an edge. */
function edgeSpeed(y: number): number {
  const above = topBarPx + edgePx - y;
  const below = y - (innerHeight - edgePx);
  if (above > 0) return -Math.min(fastestPx, above / 5);
  return below > 0 ? Math.min(fastestPx, below / 4) : 0;
}
