import type { ShoppingListItemPatch } from '@hearth/contract';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
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
  const named = inputs.map((input) => {
    const { foodId = null, unitId = null } = namedIn(input);
    return { foodId, unitId, labelId: input.labelId };
  });
  const recipes = inputs.flatMap(({ recipeReferences = [] }) => recipeReferences);
  return {
    catalog: await findCatalogEntries(tx, [...named, ...stored]),
    recipes: await findRowsOf(tx, [...new Set(recipes.map(({ recipeId }) => recipeId))]),
    random: platform.random,
  };
}
