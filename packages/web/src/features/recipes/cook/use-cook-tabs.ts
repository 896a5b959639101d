import type { Recipe } from '@hearth/contract/index';
import { useEffect, useState } from 'react';
import { type CookTab, readTabs, withTab } from './cook-tabs.ts';

const key = 'hearth.cookTabs';

/** The recipes that are cooked on this device, the present one among them, and the way to lay one aside. */
export function useCookTabs({ id, slug, name }: Recipe, group: string) {
  const [tabs, setTabs] = useState<readonly CookTab[]>(() =>
    withTab(readTabs(localStorage.getItem(key), Date.now()), { id, group, slug, name, at: Date.now() }),
  );
  useEffect(() => localStorage.setItem(key, JSON.stringify(tabs)), [tabs]);
  const drop = (dropped: string) => {
    const left = tabs.filter((tab) => tab.id !== dropped);
    // Written at once: the page may leave before the next effect.
    localStorage.setItem(key, JSON.stringify(left));
    setTabs(left);
    return left;
  };
  return { tabs, drop };
}
