import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import { preparedWrite } from '../../../platform/db/queries/prepared.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { announceList } from '../store/lists.repository.ts';
import type { ShoppingListRow } from '../store/shopping.tables.ts';

/** Ids of the lists of the household, including deleted ones. */
function allIdsOfHousehold({ scope }: Reader<MemberScope>) {
  return sql<string>`(select l.id from shopping_lists l join users owner on owner.id = l.user_id
    where l.group_id = ${scope.groupId} and owner.household_id = ${scope.householdId})`;
}

const touchedList = preparedWrite<
  { id: string; now: string; groupId: string; householdId: string },
  ShoppingListRow
>((db, parameter) =>
  db
    .updateTable('shopping_lists')
    .set((eb) => ({ updated_at: parameter('now'), sequence: eb('sequence', '+', 1) }))
    .where('id', '=', parameter('id'))
    .where('group_id', '=', parameter('groupId'))
    .where(
      sql<boolean>`exists (select 1 from users owner where owner.id = shopping_lists.user_id
        and owner.household_id = ${parameter('householdId')})`,
    )
    .returningAll(),
);

/**
 * Increments the sequence of a list of the household, deleted or not, and locks its row until the transaction
 * ends; undefined if the household never had it.
 */
export async function lockList(
  tx: Tx<MemberScope>,
  id: string,
  now: string,
): Promise<ShoppingListRow | undefined> {
  const { groupId, householdId } = tx.scope;
  const [row] = await touchedList(tx, { id, now, groupId, householdId });
  if (row !== undefined) announceList(tx, id, row.sequence);
  return row;
}

/** Soft-deletes a list and removes its recipes. Tombstones of its items must exist. */
export async function markDeleted(tx: Tx<MemberScope>, id: string, now: string): Promise<void> {
  await tx.deleteFrom('shopping_list_recipes').where('list_id', '=', id).execute();
  await tx
    .updateTable('shopping_lists')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('id', 'in', allIdsOfHousehold(tx))
    .execute();
}

/** Undoes the soft delete of lists. @returns those that were deleted */
export async function undoDeletion(
  tx: Tx<MemberScope>,
  ids: readonly string[],
): Promise<Pick<ShoppingListRow, 'id' | 'name'>[]> {
  if (ids.length === 0) return [];
  return tx
    .updateTable('shopping_lists')
    .set({ deleted_at: null })
    .where((eb) => isOneOf(tx.dialect, eb.ref('id'), ids))
    .where('id', 'in', allIdsOfHousehold(tx))
    .where('deleted_at', 'is not', null)
    .returning(['id', 'name'])
    .execute();
}
