import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Alt with an arrow key moves the focused row, as in the recipe editor. */
export function useRowKeys(
  place: RefObject<HTMLElement | null>,
  onMove: (id: string, step: 1 | -1) => void,
): void {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      const target = event.target instanceof Element ? event.target : null;
      const id = target?.closest<HTMLElement>('[data-part="item"]')?.dataset['row'];
      if (id === undefined) return;
      event.preventDefault();
      move(id, event.key === 'ArrowUp' ? -1 : 1);
    };
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [place]);
}
