import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { MemberScope, SystemScope } from '../../../platform/db/scope.ts';
import { isNotInTrash } from '../visibility/index.ts';
import type { DataExportRow } from './data-exports.tables.ts';

/** Archives of the group, the newest first. */
export function findExports(reader: Reader<MemberScope>): Promise<DataExportRow[]> {
  return reader
    .selectFrom('group_data_exports')
    .selectAll()
    .where('group_id', '=', reader.scope.groupId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertExport(tx: Tx<SystemScope>, row: DataExportRow): Promise<void> {
  await tx
    .insertInto('group_data_exports')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Deletes all archives of the group and returns them. */
export function takeExports(tx: Tx<MemberScope>): Promise<DataExportRow[]> {
  return tx
    .deleteFrom('group_data_exports')
    .where('group_id', '=', tx.scope.groupId)
    .returningAll()
    .execute();
}

/** Deletes expired archives and returns them. */
export function takeExpiredExports(tx: Tx<SystemScope>, now: string): Promise<DataExportRow[]> {
  return tx.deleteFrom('group_data_exports').where('expires_at', '<', now).returningAll().execute();
}

/** Ids of the recipes of the own household with these ids and slugs, by either. */
export async function findOwnIds(
  reader: Reader<MemberScope>,
  idsOrSlugs: readonly string[],
): Promise<Map<string, string>> {
  const rows = await reader
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.user_id')
    .select(['recipes.id', 'recipes.slug'])
    .where('recipes.group_id', '=', reader.scope.groupId)
    .where('users.household_id', '=', reader.scope.householdId)
    .where(isNotInTrash)
    .where((eb) =>
      eb.or([
        isOneOf(reader.dialect, eb.ref('recipes.id'), idsOrSlugs),
        isOneOf(reader.dialect, eb.ref('recipes.slug'), idsOrSlugs),
      ]),
    )
    .execute();
  return new Map(rows.flatMap(({ id, slug }) => [[slug, id] as const, [id, id] as const]));
}
