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

/** Names as they are written, and in the form in which names are compared. */
export interface SpelledNames {
  readonly names: readonly string[];
  readonly searchTexts: readonly string[];
}

/**
 * The group's foods or units with these very names, and those that have no other name than one of these in another
 * spelling: `Olive oil` is `olive oil`.
 */
export function findBySpelling(
  tx: LibraryTx,
  kind: CatalogEntryKind,
  { names, searchTexts }: SpelledNames,
): Promise<Pick<FoodRow, 'id' | 'name' | 'search_text'>[]> {
  return tx
    .selectFrom(kind)
    .select(['id', 'name', 'search_text'])
    .where('group_id', '=', tx.scope.groupId)
    .where((eb) =>
      eb.or([
        isOneOf(tx.dialect, eb.ref('name'), names),
        isOneOf(tx.dialect, eb.ref('search_text'), searchTexts),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
