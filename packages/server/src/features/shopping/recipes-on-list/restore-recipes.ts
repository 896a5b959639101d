import type { ShoppingListItemPatch } from '@hearth/contract';
import { compare, one, type Rational, rationalText } from '@hearth/domain/measures/rationals';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ChangedItems } from '../items/item-changes.ts';
import { findListRecipes, saveListRecipes } from '../store/list-recipes.repository.ts';
import type { StoredItem } from '../store/stored-item.ts';

/**
 * Restores recipes that left a list with their last item, when that item is unticked or restored: the sent
 * item contains its recipe references.
 */
export async function restoreRecipes(
  { random }: Platform,
  tx: Tx<MemberScope>,
  sent: readonly ShoppingListItemPatch[],
  { created, updated }: ChangedItems,
): Promise<void> {
  const named = new Set(
    sent.flatMap(({ recipeReferences = [] }) => recipeReferences.map(({ recipeId }) => recipeId)),
  );
  if (named.size === 0) return;
  const scales = [...created, ...updated].reduce(restoreScales, new Map<string, ScaleOnList>());
  const wanted = [...scales.values()].filter(({ recipeId }) => named.has(recipeId));
  const there = await findListRecipes(tx, [...new Set(wanted.map(({ listId }) => listId))]);
  const existingKeys = new Set(
    there.map(({ list_id, recipe_id }) => buildKey({ listId: list_id, recipeId: recipe_id })),
  );
  const missing = wanted.filter(({ listId, recipeId }) => !existingKeys.has(buildKey({ listId, recipeId })));
  await saveListRecipes(
    tx,
    missing.map(({ listId, recipeId, scale }) => ({
      id: random.uuid(),
      list_id: listId,
      recipe_id: recipeId,
      scale: rationalText(scale),
    })),
  );
}

/** The scale of a recipe on a list, derived from its items. */
interface ScaleOnList {
  readonly listId: string;
  readonly recipeId: string;
  readonly scale: Rational;
}

function restoreScales(
  scales: Map<string, ScaleOnList>,
  { shoppingListId: listId, recipeReferences }: StoredItem,
): Map<string, ScaleOnList> {
  for (const { recipeId, recipeScale } of recipeReferences) {
    const key = buildKey({ listId, recipeId });
    const scale = recipeScale ?? one;
    const before = scales.get(key);
    if (before === undefined || compare(scale, before.scale) > 0)
      scales.set(key, { listId, recipeId, scale });
  }
  return scales;
}

function buildKey({ listId, recipeId }: { readonly listId: string; readonly recipeId: string }): string {
  return `${listId} ${recipeId}`;
}
