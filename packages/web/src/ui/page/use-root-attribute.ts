import { useLayoutEffect } from 'react';

/** What the root element tells the styles of other components about the page. */
export type RootAttribute =
  | 'data-has-cook'
  | 'data-has-banner'
  | 'data-has-page-bar'
  | 'data-has-search'
  | 'data-has-timers';

const holders = new Map<RootAttribute, number>();

/**
 * Marks the root element while the component is mounted and `isOn`, for styles of components elsewhere. The selector
 * `:root:has(…)` would do without, but makes the browser compute the styles of the whole page anew with every node
 * that comes or goes: 50 to 90 ms for each key typed in the editor on a slow phone.
 */
export function useRootAttribute(name: RootAttribute, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    hold(name, 1);
    return () => hold(name, -1);
  }, [name, isOn]);
}

function hold(name: RootAttribute, change: 1 | -1): void {
  const count = (holders.get(name) ?? 0) + change;
  holders.set(name, count);
  document.documentElement.toggleAttribute(name, count > 0);
}
