import type { Recipe, ShoppingListOut } from '@hearth/contract';
import {
  compare,
  minus,
  one,
  plus,
  type Rational,
  times,
  toNumber,
  zero,
} from '@hearth/domain/measures/rationals';
import { exactAmount } from '@hearth/domain/shopping/merge';

/** The ingredient that all recipes share, also added by hand. */
export const sharedIngredient = 'flour';
/** Name of the ingredient that only one recipe has; its quantity follows. */
export const ownIngredient = 'spice';
/** Quantity of the shared ingredient in one addition by hand. */
export const byHandQuantity = 0.1;

/** An action that changes the quantities of recipe ingredients. */
export type RecipeAction =
  | { readonly kind: 'addRecipes'; readonly recipeId: string; readonly scale: number }
  | { readonly kind: 'removeRecipe'; readonly recipeId: string }
  | { readonly kind: 'addByHand' };

/** Whether an item is an ingredient of the recipes. */
export function isRecipeIngredient({ note }: { readonly note: string }): boolean {
  return note === sharedIngredient || note.startsWith(ownIngredient);
}

/**
 * The wrong quantities of recipe ingredients after actions, in the order in which the server applied them.
 */
export function amountViolations(
  list: ShoppingListOut,
  actions: readonly RecipeAction[],
  recipes: readonly Recipe[],
): string[] {
  const counts = new Map(recipes.map(({ id }) => [id, zero]));
  let own = zero;
  for (const action of actions) {
    if (action.kind === 'addByHand') own = plus(own, exactAmount(byHandQuantity));
    else counts.set(action.recipeId, after(counts.get(action.recipeId) ?? zero, action));
  }
  const expected = new Map([[sharedIngredient, own]]);
  for (const { id, recipeIngredient } of recipes)
    for (const { note, quantity } of recipeIngredient) {
      const contribution = times(exactAmount(quantity ?? 0), counts.get(id) ?? zero);
      expected.set(note ?? '', plus(expected.get(note ?? '') ?? zero, contribution));
    }
  return [
    ...[...expected].flatMap(([note, amount]) => wrongAmount(list, note, amount)),
    ...[...counts].flatMap(([id, count]) => wrongCount(list, id, count)),
  ];
}

function after(count: Rational, action: Exclude<RecipeAction, { kind: 'addByHand' }>): Rational {
  if (action.kind === 'addRecipes') return plus(count, exactAmount(action.scale));
  const rest = minus(count, one);
  return compare(rest, zero) < 0 ? zero : rest;
}

function wrongAmount({ listItems }: ShoppingListOut, note: string, amount: Rational): string[] {
  const found = listItems.filter((item) => item.note === note).map(({ quantity }) => quantity);
  const wanted = compare(amount, zero) === 0 ? [] : [toNumber(amount)];
  return String(found) === String(wanted)
    ? []
    : [`of ${note} there is ${found.join()}, not ${wanted.join()}`];
}

function wrongCount({ recipeReferences }: ShoppingListOut, id: string, count: Rational): string[] {
  const found = recipeReferences.find(({ recipeId }) => recipeId === id)?.recipeQuantity ?? 0;
  return found === toNumber(count) ? [] : [`recipe ${id} is there ${found} times, not ${toNumber(count)}`];
}
