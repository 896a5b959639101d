/** Rules that merge the changes of several devices to one shopping list. */
export { initialVersion, isUnseen, type ItemVersion, nextVersion } from './item-version.ts';
export { recipeItemId } from './recipe-item-ids.ts';
export { isListIdOf, listIdFor } from './list-ids.ts';
export { isMaterialEdit, restoresItem } from './item-edits.ts';
export { labelOrder } from './label-order.ts';
