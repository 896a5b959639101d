import type { ShoppingListItemPatch } from '@hearth/contract';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { linkEntries } from '../../catalog/foods/index.ts';
import { findRowsOf } from '../../recipes/documents/index.ts';
import { findCatalogEntries } from './item-entries.ts';
import { type ResolvedReferences, namedIn } from './sent-item.ts';
import type { StoredItem } from '../store/stored-item.ts';

/** Resolves the catalog entries and recipes that inputs and stored items refer to. */
export async function resolveReferences(
  platform: Platform,
  tx: Tx<MemberScope>,
  inputs: readonly ShoppingListItemPatch[],
  stored: readonly StoredItem[],
): Promise<ResolvedReferences> {
  const named = inputs.map(namedIn);
  const foods = [...named.map(({ food }) => food), ...stored.map(({ foodId }) => ({ id: foodId }))];
  const units = [...named.map(({ unit }) => unit), ...stored.map(({ unitId }) => ({ id: unitId }))];
  const links = await linkEntries(tx, { foods, units });
  const wanted = inputs.map(({ labelId }) => ({ foodId: null, unitId: null, labelId }));
  const linked = foods.map((food) => ({ foodId: links.food(food, null).id, unitId: null }));
  const recipes = inputs.flatMap(({ recipeReferences = [] }) => recipeReferences);
  return {
    links,
    catalog: await findCatalogEntries(tx, [...wanted, ...linked, ...stored]),
    recipes: await findRowsOf(tx, [...new Set(recipes.map(({ recipeId }) => recipeId))]),
    random: platform.random,
  };
}
