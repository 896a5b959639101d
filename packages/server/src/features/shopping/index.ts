/** Shopping lists of a household, filled from recipes and by hand. */
export { pruneShoppingSync } from './retention/prune-sync-records.service.ts';
export { createFirstList } from './lists/first-list.service.ts';
export { addMissingLabels } from './lists/list-changes.service.ts';
export { shoppingListRoutes } from './shopping-lists.routes.ts';
export { trimTickedItems } from './retention/trim-ticked-items.service.ts';
