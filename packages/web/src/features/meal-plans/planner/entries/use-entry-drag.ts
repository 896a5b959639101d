import { type RefObject, useEffect, useEffectEvent } from 'react';
import { phone } from '../../../../ui/media.ts';
import { afterRest, afterSlack } from '../../../../ui/reorder/drag-wait.ts';
import { dragEntry } from './drag-entry.ts';
import type { PlanPlace } from '../../entries/index.ts';

/**
 * Lets the entries of the days be dragged: with mouse and pen anywhere on the card, with a finger that rests first; on
 * phones, where cards fill the screen and fingers scroll, by the handle only, which needs no rest.
 */
export function useEntryDrag(
  root: RefObject<HTMLElement | null>,
  onMove: (id: number, place: PlanPlace) => void,
): void {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const start = (event: PointerEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const card = target?.closest<HTMLElement>('[data-entry]') ?? null;
      if (card === null || event.button !== 0) return;
      const begin = () =>
        dragEntry(element, card, event, (place) => move(Number(card.dataset['entry']), place));
      const isHandle = target?.closest('[data-handle]') !== null;
      if (isHandle || event.pointerType !== 'touch') return afterSlack(event, begin);
      if (!matchMedia(phone).matches) afterRest(event, begin);
    };
    // Once an entry follows the finger the page must not: only a listener that was there before the touch may say so.
    const holdPage = (event: TouchEvent) => {
      if (element.dataset['dragging'] !== undefined && event.cancelable) event.preventDefault();
    };
    element.addEventListener('pointerdown', start, { signal });
    element.addEventListener('touchmove', holdPage, { signal, passive: false });
    // Pictures and links would be dragged by the browser itself.
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, [root]);
}
