/** Shopping lists: what a household buys, from recipes and by hand. */
export { forgetOldChanges } from './forgetting.service.ts';
export { addMissingLabels } from './lists.service.ts';
export { shoppingListRoutes } from './shopping-lists.routes.ts';
export { tidyLists } from './tidying.service.ts';
