import { type RefObject, useEffect, useEffectEvent } from 'react';
import { startDrag } from './drag-sort.ts';
import { afterRest } from './drag-wait.ts';

/** Lets the rows of a list be dragged by their handles, with mouse, pen, or a finger that rests first. */
export function useDragSort(
  list: RefObject<HTMLElement | null>,
  onMove: (id: string, index: number) => void,
): void {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const start = (event: PointerEvent) => {
      const handle = event.target instanceof Element ? event.target.closest('[data-drag-handle]') : null;
      const row = handle?.closest<HTMLElement>('[data-row]') ?? null;
      if (row === null || event.button !== 0) return;
      const begin = () => startDrag(element, row, event, (index) => move(row.dataset['row'] ?? '', index));
      if (event.pointerType === 'touch') return afterRest(event, begin);
      event.preventDefault();
      begin();
    };
    // Once a row follows the finger the page must not: only a listener that was there before the touch may say so.
    const holdPage = (event: TouchEvent) => {
      if (element.dataset['dragging'] !== undefined && event.cancelable) event.preventDefault();
    };
    element.addEventListener('pointerdown', start, { signal });
    element.addEventListener('touchmove', holdPage, { signal, passive: false });
    return () => listening.abort();
  }, [list]);
}
