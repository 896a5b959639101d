import { readPreference, usePreference } from '../../../platform/preferences/index.ts';

/** Lists whose stores this device remembers. */
const maxRemembered = 20;

/** Ids of stores by the ids of lists. */
type ChosenStores = Readonly<Record<string, string>>;

/** The id of the store where this device is with a list, or null; and a function that says so. */
export function useChosenStore(listId: string): readonly [string | null, (storeId: string | null) => void] {
  const [{ storeOfList }, change] = usePreference('shoppingList');
  const choose = (storeId: string | null) =>
    change({ storeOfList: rememberStore(storeOfList, { listId, storeId }) });
  return [storeOfList[listId] ?? null, choose];
}

/** The id of the store where this device is with a list, outside components. */
export function readChosenStore(listId: string): string | null {
  return readPreference('shoppingList').storeOfList[listId] ?? null;
}

/** Choices with one more, or without that of the list; the oldest ones are forgotten. */
export function rememberStore(
  before: ChosenStores,
  { listId, storeId }: { readonly listId: string; readonly storeId: string | null },
): ChosenStores {
  const others = Object.entries(before).filter(([id]) => id !== listId);
  const next = storeId === null ? others : [...others, [listId, storeId] as const];
  return Object.fromEntries(next.slice(-maxRemembered));
}
