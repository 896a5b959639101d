import type { SentShoppingChange } from '@hearth/contract';
import type { ItemChange, ListItem, RecipeAddition } from '../list-operation.ts';
import type { PendingChange } from './pending-change.ts';

/** A pending change as the contract has it. */
export function sentPendingChange({ id, listId, operation, seen }: PendingChange): SentShoppingChange {
  const { kind } = operation;
  switch (kind) {
    case 'add':
      return { id, listId, kind, items: operation.items.map(sentItem) };
    case 'change':
      return { id, listId, kind, items: operation.changes.map(sentChange), ...operation.step };
    case 'remove':
      return { id, listId, kind, ids: [...operation.ids], seen };
    case 'createList':
      return { id, listId, kind, name: operation.list.name };
    case 'renameList':
      return { id, listId, kind, name: operation.name };
    case 'removeList':
      return { id, listId, kind, seen };
    case 'changeOwner':
      return { id, listId, kind, ownerId: operation.userId };
    case 'orderLabels':
      return { id, listId, kind, labelIds: [...operation.labelIds] };
    case 'addRecipes':
      return { id, listId, kind, recipes: operation.recipes.map(sentAddition) };
    case 'removeRecipe':
      return { id, listId, kind, recipeId: operation.recipeId, times: operation.times, seen };
  }
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
    originalText: item.originalText,
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
  return references.map(({ recipeId, recipeQuantity, recipeScale, recipeNote, fromRecipes }) => ({
    recipeId,
    recipeQuantity,
    recipeScale,
    recipeNote,
    fromRecipes,
  }));
}
