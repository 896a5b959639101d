import type { CatalogEntryKind } from '@hearth/contract';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { insertRows } from '../../../platform/db/queries/insert-rows.ts';
import type { FoodSubstitutionRow } from '../substitutions/index.ts';
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

/** The ids of a group's foods or units by their names. */
export async function findEntryIds(
  reader: Reader,
  kind: CatalogEntryKind,
  groupId: string,
): Promise<Map<string, string>> {
  const rows = await reader.selectFrom(kind).select(['id', 'name']).where('group_id', '=', groupId).execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** What foods of a group have as substitutes everywhere, as pairs of ids. */
export async function findSubstitutePairs(
  reader: Reader,
  groupId: string,
): Promise<{ food_id: string; substitute_food_id: string }[]> {
  return reader
    .selectFrom('food_substitutions')
    .select(['food_id', 'substitute_food_id'])
    .where('group_id', '=', groupId)
    .where('recipe_id', 'is', null)
    .execute();
}

export async function addSubstitutions(tx: Tx<Scope>, rows: readonly FoodSubstitutionRow[]): Promise<void> {
  await insertRows(tx, 'food_substitutions', rows);
}
