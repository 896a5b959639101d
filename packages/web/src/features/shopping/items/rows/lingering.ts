import type { ListItem } from '../../sync/index.ts';

/** How long nothing must be touched before ticked rows leave, in milliseconds. */
export const quietMs = 4_000;

/** The rows that were ticked, here or on another device, and have not left their place yet. */
export interface Lingering {
  /** The items of which it was computed. */
  readonly items: readonly ListItem[];
  /** Each lingering item as it was before its tick. */
  readonly before: ReadonlyMap<string, ListItem>;
}

/** Nothing lingers. */
export const noneLingering: ReadonlyMap<string, ListItem> = new Map();

/** The lingering rows after the items have changed: newly ticked ones stay, unticked and deleted ones do not. */
export function lingeringAfter({ items, before }: Lingering, next: readonly ListItem[]): Lingering {
  const earlier = new Map(items.map((item) => [item.id, item]));
  const lingering = next.flatMap((item): [string, ListItem][] => {
    if (!item.checked) return [];
    const known = earlier.get(item.id);
    const unticked = known?.checked === false ? known : before.get(item.id);
    return unticked === undefined ? [] : [[item.id, unticked]];
  });
  return { items: next, before: lingering.length === 0 ? noneLingering : new Map(lingering) };
}

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'];

/**
 * Calls back once nothing on the page was touched for {@link quietMs}.
 * @returns a function that stops waiting
 */
export function onceQuiet(page: EventTarget, run: () => void): () => void {
  const listening = { capture: true, passive: true };
  let timer = setTimeout(run, quietMs);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(run, quietMs);
  };
  for (const touch of touches) page.addEventListener(touch, restart, listening);
  return () => {
    clearTimeout(timer);
    for (const touch of touches) page.removeEventListener(touch, restart, listening);
  };
}
