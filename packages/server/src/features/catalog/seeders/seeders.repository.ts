import type { CatalogEntryKind } from '@hearth/contract';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { FoodRow, UnitRow } from '../foods/index.ts';

/** Names of a group's foods or units. */
export async function findEntryNames(
  reader: Reader,
  kind: CatalogEntryKind,
  groupId: string,
): Promise<Set<string>> {
  const rows = await reader.selectFrom(kind).select('name').where('group_id', '=', groupId).execute();
  return new Set(rows.map(({ name }) => name));
}

/** Adds foods; names that the group has already are left as they are. */
export async function addFoods(tx: Tx<Scope>, rows: readonly FoodRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('foods')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
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
