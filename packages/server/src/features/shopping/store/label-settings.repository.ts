import { sql } from 'kysely';
import type { GroupTx, Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { ShoppingListLabelRow } from './shopping.tables.ts';

/** Rows per statement: databases limit the number of parameters. */
const rowsAtOnce = 1000;

const settingsOf = prepared<{ lists: string }, ShoppingListLabelRow>((db, parameter, dialect) =>
  db
    .selectFrom('shopping_list_labels')
    .selectAll()
    .where('list_id', 'in', dialect.textsOf(parameter('lists')))
    .orderBy('position')
    .orderBy('id'),
);

/** The label settings of these lists, in their order. */
export async function findLabelSettings(
  reader: Reader<MemberScope>,
  listIds: readonly string[],
): Promise<ShoppingListLabelRow[]> {
  return settingsOf(reader, { lists: JSON.stringify(listIds) });
}

/** Labels without a setting in lists of the group, by name, with the next position in the list. */
export async function findMissingSettings(
  tx: GroupTx,
): Promise<{ list_id: string; label_id: string; next: number }[]> {
  const { groupId } = tx.scope;
  const missing = sql<{ list_id: string; label_id: string; next: number; name: string }>`(
    select l.id as list_id, b.id as label_id, b.name, coalesce(placed.count, 0) as next
    from shopping_lists l join labels b on b.group_id = l.group_id
    left join (
      select s.list_id, count(*) as count from shopping_list_labels s
      join shopping_lists l on l.id = s.list_id where l.group_id = ${groupId} group by s.list_id
    ) placed on placed.list_id = l.id
    where l.group_id = ${groupId} and not exists (
      select 1 from shopping_list_labels s where s.list_id = l.id and s.label_id = b.id))`;
  const rows = await tx
    .selectFrom(missing.as('missing'))
    .select(['list_id', 'label_id', 'next'])
    .orderBy('list_id')
    .orderBy(sql`lower(name)`)
    .orderBy('label_id')
    .execute();
  return rows.map((row) => ({ ...row, next: Number(row.next) }));
}

export async function insertLabelSettings(tx: GroupTx, rows: readonly ShoppingListLabelRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await tx
      .insertInto('shopping_list_labels')
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Moves labels of a list; unknown settings are ignored. */
export async function moveLabels(
  tx: Tx<MemberScope>,
  listId: string,
  places: readonly { id: string; position: number }[],
): Promise<void> {
  if (places.length === 0) return;
  const cases = places.map(({ id, position }) => sql`when ${id} then ${sql.lit(position)}`);
  await tx
    .updateTable('shopping_list_labels')
    .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} end` })
    .where('list_id', '=', listId)
    .where((eb) =>
      isOneOf(
        tx.dialect,
        eb.ref('id'),
        places.map(({ id }) => id),
      ),
    )
    .execute();
}
