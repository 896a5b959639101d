import type { ShoppingListOut, Store } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { usePreference } from '../../../platform/preferences/index.ts';
import { type ListChanges, type ListItem, storesQuery, useChosenStore } from '../sync/index.ts';
import { buildStoreWalk, divideByStore, moveAmongAll } from './store-view.ts';

const noStores: readonly Store[] = [];
const noItems: readonly ListItem[] = [];

/** A list as it is seen in the store where this device is. */
export interface StoreView {
  readonly stores: readonly Store[];
  /** Whether the stores are not known yet, and this device has seen some before. */
  readonly isExpected: boolean;
  /** Where the device is; undefined for anywhere. */
  readonly store: Store | undefined;
  readonly choose: (storeId: string | null) => void;
  /** The items to show. */
  readonly shown: readonly ListItem[];
  /** Items that only other stores sell; they are among the shown ones if they are revealed. */
  readonly elsewhere: readonly ListItem[];
  readonly isRevealed: boolean;
  readonly reveal: (isRevealed: boolean) => void;
  /** The order of the store as keys of things; undefined where it is not known. */
  readonly walk: readonly string[] | undefined;
  /** Moves of rows, for all items of the list; afterwards the list is in the order made by hand. */
  readonly arrange: ListChanges['arrange'];
}

/** Hides what other stores sell; without a chosen store the list is as it is. */
export function useStoreView(
  list: ShoppingListOut,
  { items, arrange }: { readonly items: readonly ListItem[]; readonly arrange: ListChanges['arrange'] },
): StoreView {
  const { data, isPending } = useQuery(storesQuery);
  const stores = data ?? noStores;
  const [storeId, choose] = useChosenStore(list.id);
  const [{ hasStores }, changeView] = usePreference('shoppingList');
  useEffect(() => {
    if (data !== undefined && data.length > 0 !== hasStores) changeView({ hasStores: data.length > 0 });
  }, [data, hasStores, changeView]);
  const [isRevealed, reveal] = useState(false);
  const store = stores.find(({ id }) => id === storeId);
  const divided = useMemo(
    () =>
      store === undefined ? { here: items, elsewhere: noItems } : divideByStore(items, { stores, store }),
    [items, stores, store],
  );
  const shown = isRevealed ? items : divided.here;
  const walk = useMemo(
    () => (store === undefined ? undefined : buildStoreWalk(shown, store, list)),
    [shown, store, list],
  );
  return {
    stores,
    isExpected: isPending && hasStores,
    store,
    choose: (id) => {
      reveal(false);
      choose(id);
    },
    shown,
    elsewhere: divided.elsewhere,
    isRevealed,
    reveal,
    walk,
    arrange: (moves) => {
      arrange(isRevealed ? moves : moveAmongAll(moves, divided));
      if (store !== undefined) changeView({ viewAsStore: false });
    },
  };
}
