import { type RefObject, useEffect, useEffectEvent } from 'react';
import { phone } from '../../../../ui/media.ts';
import { afterRest, afterSlack } from '../../../../ui/reorder/drag-wait.ts';
import { dragEntry, type DropPlace } from './drag-entry.ts';

/**
 * Lets the entries of the days be dragged: with mouse and pen anywhere on the card, with a finger that rests first; on
 * phones, where cards fill the screen and fingers scroll, by the grip only, which needs no rest. A right click, and a
 * finger that rests on a phone, open the menu of an entry.
 */
export function useEntryPointer(
  root: RefObject<HTMLElement | null>,
  onMove: (id: number, place: DropPlace) => void,
): void {
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const isDragging = () => element.dataset['dragging'] !== undefined;
    const start = (event: PointerEvent) => {
      const card = findCard(event);
      if (card === null || event.button !== 0) return;
      const begin = () =>
        dragEntry(element, card, event, (place) => move(Number(card.dataset['entry']), place));
      const isGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
      if (isGrip || event.pointerType !== 'touch') return afterSlack(event, begin);
      if (!matchMedia(phone).matches) afterRest(event, begin);
    };
    // Once an entry follows the finger the page must not: only a listener that was there before the touch may say so.
    const holdPage = (event: TouchEvent) => {
      if (isDragging() && event.cancelable) event.preventDefault();
    };
    const openMenu = (event: MouseEvent) => {
      const button = findCard(event)?.querySelector<HTMLElement>('[data-handle]') ?? null;
      if (button === null) return;
      event.preventDefault();
      if (!isDragging()) button.click();
    };
    element.addEventListener('pointerdown', start, { signal });
    element.addEventListener('touchmove', holdPage, { signal, passive: false });
    element.addEventListener('contextmenu', openMenu, { signal });
    // Pictures and links would be dragged by the browser itself.
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, [root]);
}

function findCard({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null;
}
