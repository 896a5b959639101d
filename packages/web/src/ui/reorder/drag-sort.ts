import { dropIndex, type Span } from './drop-index.ts';
import { followPointer, type Point } from './follow-pointer.ts';

const topBarPx = 130;

/**
 * Follows a pointer with a row of a list, whose rows (`data-row`) may be in blocks (`data-block`). Nothing moves in
 * the document until the row is dropped: the others only make room by transforms.
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
  const offsetAt = ({ y }: Point) => y + scrollY - startY;
  row.dataset['dragged'] = '';
  list.dataset['dragging'] = '';

  const onFrame = (point: Point) => {
    const offset = offsetAt(point);
    row.style.transform = `translateY(${offset}px)`;
    const index = dropIndex(spans, from, offset);
    for (const [at, other] of rows.entries()) {
      if (at !== from) other.style.transform = `translateY(${roomFor(at, from, index) * own.height}px)`;
    }
  };
  const onEnd = (point: Point | null) => {
    delete row.dataset['dragged'];
    delete list.dataset['dragging'];
    for (const one of rows) one.style.transform = '';
    if (point === null) return;
    const index = dropIndex(spans, from, offsetAt(point));
    if (index !== from) onDrop(index);
  };
  followPointer(start, { topBarPx, onFrame, onEnd });
}

/** Which way a row makes room: 1 down, -1 up. */
function roomFor(at: number, from: number, index: number): number {
  if (at > from && at <= index) return -1;
  return at < from && at >= index ? 1 : 0;
}
