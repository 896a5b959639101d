import type { RecipeSummary, ShoppingListOut, ShoppingListSummary } from '@hearth/contract';
import type { QueryClient } from '@tanstack/react-query';
import { itemsNow } from './apply-to-items.ts';
import { listsNow } from './apply-to-list.ts';
import { correctionsQuery, foodsQuery, unitsQuery } from './catalog.queries.ts';
import { getOutbox } from './current-outbox.ts';
import { listChanges } from './list-actions.ts';
import { listQuery, listsQuery } from './lists.queries.ts';
import { type ItemDraft, nextPosition } from './new-item.ts';

/** The lists of the household by name, with pending changes applied. @throws ApiError without an answer */
export async function fetchLists(queries: QueryClient): Promise<readonly ShoppingListSummary[]> {
  // Asked for first, the outbox reads what waits on this device meanwhile.
  const outbox = getOutbox(queries);
  return listsNow(await queries.query(listsQuery), outbox.pendingChanges());
}

/** A recipe whose ingredients are still to be bought, and where. */
export interface RecipeOnList {
  readonly recipe: RecipeSummary;
  readonly listId: string;
}

/**
 * Recipes with something to buy on a list, those of the list that changed last first. Of lists whose items this device
 * does not have, every recipe counts. @throws ApiError without an answer
 */
export async function fetchRecipesOnLists(queries: QueryClient): Promise<readonly RecipeOnList[]> {
  const lists = await fetchLists(queries);
  return lists
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .flatMap((list) => {
      const toBuy = findRecipesToBuy(queries, list.id);
      return list.recipeReferences
        .filter(({ recipeId }) => toBuy?.has(recipeId) ?? true)
        .map(({ recipe }) => ({ recipe, listId: list.id }));
    });
}

/** Ids of the recipes that unticked items are for; undefined where this device does not have the items. */
function findRecipesToBuy(queries: QueryClient, listId: string): ReadonlySet<string> | undefined {
  const fetched = queries.getQueryData(listQuery(listId).queryKey);
  if (fetched === undefined) return undefined;
  const open = itemsNow(listId, fetched, getOutbox(queries).pendingChanges()).filter(
    ({ checked }) => !checked,
  );
  return new Set(open.flatMap(({ recipeReferences }) => recipeReferences.map(({ recipeId }) => recipeId)));
}

/** The foods and units of the catalog, and what the group has taught; without an answer, what is known of them. */
export async function fetchCatalogEntries(queries: QueryClient) {
  const [foods, units, corrections] = await Promise.all([
    queries.query(foodsQuery).catch(() => []),
    queries.query(unitsQuery).catch(() => []),
    queries.query(correctionsQuery).catch(() => []),
  ]);
  return { foods, units, corrections };
}

/** Adds an item at the end of a list that is not shown: kept on the device, and sent when the server can be reached. */
export async function addToList(queries: QueryClient, list: ShoppingListOut, draft: ItemDraft) {
  const fetched = await queries.query(listQuery(list.id)).catch(() => undefined);
  const before = itemsNow(list.id, fetched, getOutbox(queries).pendingChanges());
  const changes = listChanges(queries, list.id);
  return { added: changes.addItem(list, draft, nextPosition(before)), before, changes };
}
