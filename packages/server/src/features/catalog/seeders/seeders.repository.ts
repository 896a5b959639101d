import type { CatalogEntryKind } from '@hearth/contract';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { CatalogAliasRow, FoodRow, UnitRow } from '../foods/index.ts';

/** Names of a group's foods or units. */
export async function findEntryNames(
  reader: Reader,
  kind: CatalogEntryKind,
  groupId: string,
): Promise<Set<string>> {
  const rows = await reader.selectFrom(kind).select('name').where('group_id', '=', groupId).execute();
  return new Set(rows.map(({ name }) => name));
}

/** Adds foods and returns the ids of those added; names that the group has already are left as they are. */
export async function addFoods(tx: Tx<Scope>, rows: readonly FoodRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const added = await tx
    .insertInto('foods')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(added.map(({ id }) => id));
}

/** Adds other names to foods that have none yet. */
export async function addFoodAliases(tx: Tx<Scope>, rows: readonly CatalogAliasRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insertInto('food_aliases').values(rows).execute();
}

/** Adds units; names that the group has already are left as they are. */
export async function addUnits(tx: Tx<Scope>, rows: readonly UnitRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('units')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
