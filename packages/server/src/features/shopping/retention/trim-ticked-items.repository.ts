import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import { insertTombstoneRows } from '../tombstones/tombstones.repository.ts';

/**
 * Deletes the ticked items of every list except the last changed ones, and writes their tombstones.
 * @returns the deleted items with their list and household
 */
export async function deleteSurplusTicked(
  tx: Tx<SystemScope>,
  { maxTicked, now }: { maxTicked: number; now: string },
): Promise<TrimmedItem[]> {
  const old = sql<string>`(select key from (
    select key, row_number() over (partition by list_id order by updated_at desc, ${sql.ref('row')} desc) as place
    from shopping_items where checked = 1) ticked where place > ${maxTicked})`;
  const rows = await tx.deleteFrom('shopping_items').where('key', 'in', old).returningAll().execute();
  await insertTombstoneRows(
    tx,
    rows.map(({ row: _number, ...item }) => item),
    now,
  );
  const households = await findHouseholds(tx, [...new Set(rows.map(({ list_id }) => list_id))]);
  return rows.flatMap(({ id, list_id: shoppingListId }) => {
    const household = households.get(shoppingListId);
    return household === undefined ? [] : [{ id, shoppingListId, ...household }];
  });
}

interface Household {
  readonly groupId: string;
  readonly householdId: string;
}

/** A deleted item with its list and household. */
export interface TrimmedItem extends Household {
  readonly id: string;
  readonly shoppingListId: string;
}

async function findHouseholds(
  tx: Tx<SystemScope>,
  listIds: readonly string[],
): Promise<Map<string, Household>> {
  if (listIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('shopping_lists')
    .innerJoin('users', 'users.id', 'shopping_lists.user_id')
    .select(['shopping_lists.id', 'users.group_id as groupId', 'users.household_id as householdId'])
    .where((eb) => isOneOf(tx.dialect, eb.ref('shopping_lists.id'), listIds))
    .execute();
  return new Map(rows.map(({ id, ...household }) => [id, household]));
}

/** Increments the sequence of lists. */
export async function markChanged(
  tx: Tx<SystemScope>,
  listIds: readonly string[],
  now: string,
): Promise<void> {
  if (listIds.length === 0) return;
  await tx
    .updateTable('shopping_lists')
    .set((eb) => ({ updated_at: now, sequence: eb('sequence', '+', 1) }))
    .where((eb) => isOneOf(tx.dialect, eb.ref('id'), listIds))
    .execute();
}
