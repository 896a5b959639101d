import { type RefObject, useEffect } from 'react';
import type { Row } from './row-moves.ts';
import type { Field, RowOps } from './use-rows.ts';

/** Alt with an arrow moves the row that has the focus; with Shift, to the end of the list. */
export function useMoveKeys<T extends Row>(list: RefObject<HTMLElement | null>, ops: RowOps<T>): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const move = (event: KeyboardEvent) => {
      const isUp = event.key === 'ArrowUp';
      if (!event.altKey || event.ctrlKey || event.metaKey || (!isUp && event.key !== 'ArrowDown')) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      const id = target?.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (id === undefined) return;
      event.preventDefault();
      const field = readField(target);
      if (event.shiftKey) ops.move(id, isUp ? 'top' : 'bottom', field);
      else ops.move(id, isUp ? 'up' : 'down', field);
    };
    element.addEventListener('keydown', move);
    return () => element.removeEventListener('keydown', move);
  }, [list, ops]);
}

function readField(target: HTMLElement | null): Field {
  const field = target?.dataset['field'];
  return field === 'heading' || field === 'menu' ? field : 'main';
}
