import { useEffect, useState } from 'react';
import type { ListItem } from '../../sync/index.ts';
import { type Lingering, lingeringAfter, noneLingering, onceQuiet } from './lingering.ts';

/**
 * Rows that were ticked stay in place, struck through, and leave together once the page is not touched, so
 * that no row moves under a finger. `isHeld` keeps them, such as while an editor is open.
 * @returns each of them as it was before its tick
 */
export function useLingering(
  items: readonly ListItem[],
  { isHeld }: { isHeld: boolean },
): ReadonlyMap<string, ListItem> {
  const [lingering, setLingering] = useState<Lingering>({ items, before: noneLingering });
  const now = lingering.items === items ? lingering : lingeringAfter(lingering, items);
  // Set while rendering, so that a row ticked on another device is in its place in every frame.
  if (now !== lingering) setLingering(now);
  const { before } = now;
  useEffect(() => {
    if (before.size === 0 || isHeld) return undefined;
    return onceQuiet(globalThis, () => setLingering((last) => ({ ...last, before: noneLingering })));
  }, [before, isHeld]);
  return before;
}
