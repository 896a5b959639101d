import { type RefObject, useEffect, useEffectEvent } from 'react';
import { startDrag } from './drag-sort.ts';

/** Lets the rows of a list be dragged by their handles, with mouse, pen or finger. */
export function useDragSort(
  list: RefObject<HTMLElement | null>,
  onMove: (id: string, index: number) => void,
): void {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const start = (event: PointerEvent) => {
      const handle = event.target instanceof Element ? event.target.closest('[data-drag-handle]') : null;
      const row = handle?.closest<HTMLElement>('[data-row]') ?? null;
      if (row === null || event.button !== 0) return;
      event.preventDefault();
      startDrag(element, row, event, (index) => move(row.dataset['row'] ?? '', index));
    };
    element.addEventListener('pointerdown', start);
    return () => element.removeEventListener('pointerdown', start);
  }, [list]);
}
