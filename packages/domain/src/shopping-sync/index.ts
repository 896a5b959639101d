/** Rules that merge the changes of several devices to one shopping list. */
export { type Edited, edited, isUnseen, neverEdited } from './edited.ts';
export { recipeItemId } from './recipe-item-ids.ts';
export { isListIdOf, listIdFor } from './list-ids.ts';
export { bringsBack, isAnotherThing } from './item-edits.ts';
export { labelOrder } from './label-order.ts';
