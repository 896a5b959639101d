import type { PointerEvent as ReactPointerEvent } from 'react';
import { dropPlace } from './drop-place.ts';

/** A finger that trembles is not a drag; in CSS pixels. */
const slack = 6;

/**
 * Follows a pointer from a row's handle until it is released. Rows show where the dragged one would land
 * (`data-drop`); nothing moves before that, so that the handle keeps the pointer.
 *
 * @param onDrop gets the place, counted from 0; not called when the drag is cancelled
 */
export function beginDrag(event: ReactPointerEvent<HTMLElement>, from: number, onDrop: (to: number) => void) {
  const list = event.currentTarget.closest('[data-reorder]');
  if (list === null || event.button !== 0) return;
  const rows = [...list.children].filter((row) => row instanceof HTMLElement);
  const startedAt = event.clientY;
  const stop = new AbortController();
  const { signal } = stop;
  let to = from;
  const clear = () => {
    for (const row of rows) delete row.dataset['drop'];
    delete rows[from]?.dataset['dragged'];
  };
  const onPointerMove = ({ clientY }: PointerEvent) => {
    if (to === from && Math.abs(clientY - startedAt) < slack) return;
    to = dropPlace(rows.map(extent), from, clientY);
    clear();
    const dragged = rows[from];
    if (dragged !== undefined) dragged.dataset['dragged'] = '';
    const target = rows[to];
    if (to !== from && target !== undefined) target.dataset['drop'] = to < from ? 'before' : 'after';
  };
  const end = (isDropped: boolean) => {
    stop.abort();
    clear();
    if (isDropped && to !== from) onDrop(to);
  };
  globalThis.addEventListener('pointermove', onPointerMove, { signal });
  globalThis.addEventListener('pointerup', () => end(true), { signal });
  globalThis.addEventListener('pointercancel', () => end(false), { signal });
  globalThis.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
}

function extent(row: HTMLElement) {
  const { top, bottom } = row.getBoundingClientRect();
  return { top, bottom };
}
