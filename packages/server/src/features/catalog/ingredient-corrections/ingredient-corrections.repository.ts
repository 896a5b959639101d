import type { GroupReader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { IngredientCorrectionRow } from './ingredient-corrections.tables.ts';

/** A correction with the names of what it names. */
export interface NamedCorrectionRow extends IngredientCorrectionRow {
  food_name: string | null;
  unit_name: string | null;
}

/** All of the group, newest first. */
export function findCorrections(reader: GroupReader): Promise<NamedCorrectionRow[]> {
  return reader
    .selectFrom('ingredient_corrections')
    .leftJoin('foods', 'foods.id', 'ingredient_corrections.food_id')
    .leftJoin('units', 'units.id', 'ingredient_corrections.unit_id')
    .selectAll('ingredient_corrections')
    .select(['foods.name as food_name', 'units.name as unit_name'])
    .where('ingredient_corrections.group_id', '=', reader.scope.groupId)
    .orderBy('ingredient_corrections.created_at', 'desc')
    .orderBy('ingredient_corrections.id')
    .execute();
}

export async function insertCorrections(
  tx: Tx<MemberScope>,
  rows: readonly IngredientCorrectionRow[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('ingredient_corrections').values(rows).execute();
}

export async function deleteCorrections(tx: Tx<MemberScope>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('ingredient_corrections')
    .where('group_id', '=', tx.scope.groupId)
    .where((eb) => isOneOf(tx.dialect, eb.ref('id'), ids))
    .execute();
}
