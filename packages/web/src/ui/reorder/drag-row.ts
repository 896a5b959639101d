import { afterSlack } from './drag-wait.ts';
import { dropPlace } from './drop-place.ts';
import { followPointer, type Point, type PointerPress } from './follow-pointer.ts';

const topBarPx = 70;

/**
 * Lets a pointer that has pressed a row's handle drag the row. The list (`data-reorder`) shows where the row would land
 * (`data-drop`); nothing moves before it is dropped. A pointer that hardly moves has clicked.
 *
 * @param onDrop gets the place, counted from 0; not called when the drag is taken back, or ends where it began
 */
export function dragRow(
  handle: HTMLElement,
  start: PointerPress & Pick<PointerEvent, 'button'>,
  from: number,
  onDrop: (to: number) => void,
): void {
  const list = handle.closest('[data-reorder]');
  if (list === null || start.button !== 0) return;
  const isInDialog = list.closest('[role="dialog"]') !== null;
  afterSlack(start, () => {
    const rows = [...list.children].filter((row) => row instanceof HTMLElement);
    const placeAt = ({ y }: Point) => dropPlace(rows.map(extent), from, y);
    const onFrame = (point: Point) => {
      unmark(rows);
      mark(rows, from, placeAt(point));
    };
    const onEnd = (point: Point | null) => {
      unmark(rows);
      const to = point === null ? from : placeAt(point);
      if (to !== from) onDrop(to);
    };
    followPointer(start, { topBarPx: isInDialog ? null : topBarPx, onFrame, onEnd });
  });
}

function mark(rows: readonly HTMLElement[], from: number, to: number): void {
  const [dragged, target] = [rows[from], rows[to]];
  if (dragged !== undefined) dragged.dataset['dragged'] = '';
  if (to !== from && target !== undefined) target.dataset['drop'] = to < from ? 'before' : 'after';
}

function unmark(rows: readonly HTMLElement[]): void {
  for (const row of rows) {
    delete row.dataset['dragged'];
    delete row.dataset['drop'];
  }
}

function extent(row: HTMLElement) {
  const { top, bottom } = row.getBoundingClientRect();
  return { top, bottom };
}
