import { useState } from 'react';
import { readTicks, writeTicks } from './ticks.ts';

/** What is ticked off in a recipe, and the way to tick. It survives a reload on this device. */
export function useTicks(recipeId: string, part: 'ingredients' | 'steps') {
  const key = `hearth.ticks.${part}.${recipeId}`;
  const [ticked, setTicked] = useState(() => readTicks(localStorage.getItem(key), Date.now()));
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
    const stored = writeTicks(next, Date.now());
    if (stored === null) localStorage.removeItem(key);
    else localStorage.setItem(key, stored);
  };
  return { ticked, toggle };
}
