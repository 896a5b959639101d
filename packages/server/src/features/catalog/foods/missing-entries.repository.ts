import type { CatalogEntryKind } from '@hearth/contract';
import type { LibraryTx } from '../../../platform/db/revisions/library-revision.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { FoodRow, UnitRow } from './foods.tables.ts';

/** Adds foods and units; names that the group has already are left as they are. */
export async function insertMissing(
  tx: LibraryTx,
  { foods, units }: { readonly foods: readonly FoodRow[]; readonly units: readonly UnitRow[] },
): Promise<void> {
  if (foods.length > 0) {
    await tx
      .insertInto('foods')
      .values(foods)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (units.length === 0) return;
  await tx
    .insertInto('units')
    .values(units)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ids of the group's foods or units with these very names, by name. */
export async function findIdsByName(
  tx: LibraryTx,
  kind: CatalogEntryKind,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await tx
    .selectFrom(kind)
    .select(['id', 'name'])
    .where('group_id', '=', tx.scope.groupId)
    .where((eb) => isOneOf(tx.dialect, eb.ref('name'), names))
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}
