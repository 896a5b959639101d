import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ListItem } from '../../sync/index.ts';
import type { HeldAmounts, PushAmount } from './held-amounts.ts';

/** Pushes the amounts that are being stepped after a pause, and when the page is left or hidden. */
export function usePushedAmounts(amounts: HeldAmounts, onPush: PushAmount): void {
  const push = useEffectEvent(onPush);
  useEffect(() => {
    amounts.connect((id, quantity) => push(id, quantity));
    const releaseIfHidden = () => {
      if (document.visibilityState === 'hidden') amounts.releaseAll();
    };
    document.addEventListener('visibilitychange', releaseIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', releaseIfHidden);
      amounts.releaseAll();
    };
  }, [amounts]);
}

/** The item with the amount that it is being stepped to. */
export function useHeldItem(item: ListItem, amounts: HeldAmounts): ListItem {
  const quantity = useSyncExternalStore(amounts.subscribe, () => amounts.get(item.id));
  return quantity === undefined ? item : { ...item, quantity };
}
