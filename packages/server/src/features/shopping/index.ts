/** Shopping lists: what a household buys, from recipes and by hand. */
export { forgetOldChanges } from './retention/prune-changes.service.ts';
export { addMissingLabels } from './lists/lists.service.ts';
export { shoppingListRoutes } from './shopping-lists.routes.ts';
export { tidyLists } from './retention/trim-ticked-items.service.ts';
