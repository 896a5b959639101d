import type { SentShoppingChange } from '@hearth/contract';
import type { ItemChange, ListItem, RecipeAddition } from '../list-operations.ts';
import type { PendingChange } from './pending-change.ts';

/** A pending change as the contract has it. */
export function sentPendingChange({ id, listId, operation, seen }: PendingChange): SentShoppingChange {
  if (operation.kind === 'remove') return { id, listId, kind: 'remove', ids: [...operation.ids], seen };
  if (operation.kind === 'change')
    return { id, listId, kind: 'change', items: operation.changes.map(sentChange) };
  if (operation.kind === 'createList') return { id, listId, kind: 'createList', name: operation.list.name };
  if (operation.kind === 'renameList') return { id, listId, kind: 'renameList', name: operation.name };
  if (operation.kind === 'addRecipes')
    return { id, listId, kind: 'addRecipes', recipes: operation.recipes.map(sentAddition) };
  if (operation.kind === 'removeRecipe') {
    const { recipeId, times } = operation;
    return { id, listId, kind: 'removeRecipe', recipeId, times, seen };
  }
  if (operation.kind === 'changeOwner') return { id, listId, kind: 'changeOwner', ownerId: operation.userId };
  if (operation.kind === 'orderLabels')
    return { id, listId, kind: 'orderLabels', labelIds: [...operation.labelIds] };
  if (operation.kind === 'removeList') return { id, listId, kind: 'removeList', seen };
  return { id, listId, kind: 'add', items: operation.items.map(sentItem) };
}

/** Without ingredients the server adds the whole recipe as it is then. */
function sentAddition({ id, recipe, scale, chosen }: RecipeAddition) {
  return {
    id,
    recipeId: recipe.id,
    recipeIncrementQuantity: scale,
    ...(chosen === null ? {} : { recipeIngredients: [...chosen] }),
  };
}

/** A new item as the contract has it. */
export function sentItem(item: ListItem) {
  return {
    id: item.id,
    quantity: item.quantity,
    unitId: item.unitId,
    foodId: item.foodId,
    labelId: item.labelId,
    note: item.note,
    isFood: item.isFood,
    checked: item.checked,
    position: item.position,
    extras: item.extras,
    recipeReferences: sentReferences(item.recipeReferences),
  };
}

/** A change as the contract has it: absent fields keep their values. */
export function sentChange({ id, fields }: ItemChange) {
  const { unit, food, label, recipeReferences, updatedAt: _stamp, ...plain } = fields;
  return {
    ...plain,
    id,
    ...(unit === undefined ? {} : { unitId: unit?.id ?? null }),
    ...(food === undefined ? {} : { foodId: food?.id ?? null }),
    ...(label === undefined ? {} : { labelId: label?.id ?? null }),
    ...(recipeReferences === undefined ? {} : { recipeReferences: sentReferences(recipeReferences) }),
  };
}

function sentReferences(references: ListItem['recipeReferences']) {
  return references.map(({ recipeId, recipeQuantity, recipeScale, recipeNote }) => ({
    recipeId,
    recipeQuantity,
    recipeScale,
    recipeNote,
  }));
}
