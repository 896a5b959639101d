/** The data layer of shopping lists for pages and dialogs; it hides caches and the outbox. */
export type { AddedIngredient, ItemChange, ListItem } from './list-operation.ts';
export type { ListChanges } from './list-actions.ts';
export { type ItemDraft, type ItemLabel, nextPosition } from './new-item.ts';
export { addToList, fetchCatalogEntries } from './fill-list.ts';
export { findMerged, itemsOfRecipe } from './recipe-items.ts';
export { useAddRecipes } from './use-add-recipes.ts';
export { useHousemates } from './use-housemates.ts';
export { useShoppingList } from './use-shopping-list.ts';
export { type Sync, useSync } from './use-sync.ts';
export { type ListsChanges, useShoppingLists } from './use-shopping-lists.ts';
export { useWaitingRecipes } from './use-waiting-recipes.ts';
export { useToBuyCount } from './use-to-buy-count.ts';
export { useChosenStore } from './chosen-store.ts';
export { storesQuery } from './stores.query.ts';
export { useWalk } from './use-walk.ts';
export { labelsQuery } from './catalog.queries.ts';
export type { ListLabel } from './apply-to-list.ts';
export { useCatalogChanges, useCatalogEntries } from './catalog-entries.ts';
