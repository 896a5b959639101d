import { sql } from 'kysely';
import type { PagingQuery } from '@hearth/contract';
import type { FilterSchema } from '@hearth/domain/search/query-filter';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import { prepared, preparedWrite } from '../../../platform/db/queries/prepared.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { householdFields } from '../../../platform/paging/row-fields.ts';
import { findListedRows } from '../../../platform/paging/listed-rows.repository.ts';
import type { ShoppingListRow } from './shopping.tables.ts';

type MemberReader = Reader<MemberScope>;

/** Ids of the lists whose owners belong to the reader's household. */
export function idsOfHousehold({ scope }: MemberReader) {
  return sql<string>`(select l.id from shopping_lists l join users owner on owner.id = l.user_id
    where l.group_id = ${scope.groupId} and owner.household_id = ${scope.householdId} and l.deleted_at is null)`;
}

/** Fields by which clients may filter and order lists. */
const schema: FilterSchema = {
  fields: {
    ...householdFields,
    name: { type: 'text', column: 'name' },
    user_id: { type: 'uuid', column: 'user_id' },
  },
};

/** One page of the household's lists. */
export async function findListsPage(reader: MemberReader, query: PagingQuery, now: Date) {
  const { scope } = reader;
  const source = sql<ShoppingListRow>`(select l.id, l.group_id, l.user_id, l.name, l.extras, l.created_at,
    l.updated_at, l.sequence, owner.household_id from shopping_lists l join users owner on owner.id = l.user_id
    where l.group_id = ${scope.groupId} and owner.household_id = ${scope.householdId} and l.deleted_at is null)`;
  return findListedRows(reader, { source, schema, by: 'created_at', last: 'id' }, query, now);
}

/** How many items of each of these lists of the household are still to buy; lists without any are left out. */
export async function countToBuy(
  reader: MemberReader,
  listIds: readonly string[],
): Promise<Map<string, number>> {
  if (listIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('shopping_items')
    .select((eb) => ['list_id', eb.fn.countAll<number>().as('count')])
    .where((eb) => isOneOf(reader.dialect, eb.ref('list_id'), listIds))
    .where('list_id', 'in', idsOfHousehold(reader))
    .where('checked', '=', 0)
    .groupBy('list_id')
    .execute();
  return new Map(rows.map(({ list_id: id, count }) => [id, Number(count)]));
}

const listById = prepared<{ id: string; groupId: string; householdId: string }, ShoppingListRow>(
  (db, parameter) =>
    db
      .selectFrom('shopping_lists as l')
      .innerJoin('users as owner', 'owner.id', 'l.user_id')
      .selectAll('l')
      .where('l.id', '=', parameter('id'))
      .where('l.group_id', '=', parameter('groupId'))
      .where('owner.household_id', '=', parameter('householdId'))
      .where('l.deleted_at', 'is', null),
);

/** One list of the household. */
export async function findList(reader: MemberReader, id: string): Promise<ShoppingListRow | undefined> {
  const { groupId, householdId } = reader.scope;
  return (await listById(reader, { id, groupId, householdId }))[0];
}

/** Whether a user belongs to the household. */
export async function isHousemate(reader: MemberReader, userId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('household_id', '=', reader.scope.householdId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a list. @returns false if its id exists in any household */
export async function insertList(
  tx: Tx<MemberScope>,
  row: Omit<ShoppingListRow, 'group_id' | 'user_id' | 'sequence' | 'deleted_at'>,
): Promise<boolean> {
  const { groupId: group_id, userId: user_id } = tx.scope;
  const rows = await tx
    .insertInto('shopping_lists')
    .values({ ...row, group_id, user_id, sequence: 0, deleted_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  if (rows.length > 0) announceList(tx, row.id, 0);
  return rows.length > 0;
}

const touchedLists = preparedWrite<
  { ids: string; now: string; groupId: string; householdId: string },
  Pick<ShoppingListRow, 'id' | 'sequence'>
>((db, parameter, dialect) =>
  db
    .updateTable('shopping_lists')
    .set((eb) => ({ updated_at: parameter('now'), sequence: eb('sequence', '+', 1) }))
    .where('id', 'in', dialect.textsOf(parameter('ids')))
    .where('deleted_at', 'is', null)
    // Outside the subquery, SQLite would choose an index on the group instead of the primary key.
    .where(
      sql<boolean>`exists (select 1 from users owner where owner.id = shopping_lists.user_id
        and shopping_lists.group_id = ${parameter('groupId')} and owner.household_id = ${parameter('householdId')})`,
    )
    .returning(['id', 'sequence']),
);

/**
 * Increments the sequences of the lists that belong to the household and locks their rows until the
 * transaction ends, as quantities are read and then written. @returns the new sequence by list id
 */
export async function touchLists(
  tx: Tx<MemberScope>,
  ids: readonly string[],
  now: string,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { groupId, householdId } = tx.scope;
  const rows = await touchedLists(tx, { ids: JSON.stringify(ids), now, groupId, householdId });
  for (const { id, sequence } of rows) announceList(tx, id, sequence);
  return new Map(rows.map(({ id, sequence }) => [id, sequence]));
}

/** Publishes the new sequence of a list to the live streams of the household. */
export function announceList(tx: Tx<MemberScope>, id: string, sequence: number): void {
  tx.announce({ householdId: tx.scope.householdId, topic: 'shopping-list', id, sequence });
}

/** The fields of a list that a change may set. */
export type ListFields = Partial<Pick<ShoppingListRow, 'name' | 'extras' | 'created_at' | 'user_id'>>;

/** Sets fields of a list of the household. */
export async function updateList(tx: Tx<MemberScope>, id: string, change: ListFields): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx
    .updateTable('shopping_lists')
    .set(change)
    .where('id', '=', id)
    .where('id', 'in', idsOfHousehold(tx))
    .execute();
}
