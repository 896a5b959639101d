import { sql } from 'kysely';
import type { GroupReader, GroupTx, Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import { prepared } from '../../../platform/db/queries/prepared.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { FoodOnHandRow, ToolOnHandRow } from './on-hand.tables.ts';

/** What households can have: two tables of one shape. */
export type OnHandKind = 'tools' | 'foods';

interface HandRow extends Pick<ToolOnHandRow & FoodOnHandRow, 'household_id'> {
  item_id: string;
}

const tableOf = { tools: 'tools_on_hand', foods: 'foods_on_hand' } as const;
const columnOf = { tools: 'tool_id', foods: 'food_id' } as const;

const prepareOnHand = (kind: OnHandKind) =>
  prepared<{ ids: string }, { item_id: string; slug: string }>((db, parameter, dialect) => {
    const hand = sql<HandRow>`(
      select ${sql.ref(columnOf[kind])} as item_id, household_id from ${sql.table(tableOf[kind])})`.as(
      'hand',
    );
    return db
      .selectFrom(hand)
      .innerJoin('households', 'households.id', 'hand.household_id')
      .select(['hand.item_id', 'households.slug'])
      .where('hand.item_id', 'in', dialect.textsOf(parameter('ids')))
      .orderBy('households.slug');
  });
const onHand = { tools: prepareOnHand('tools'), foods: prepareOnHand('foods') } as const;

/** Slugs of the households that have each of these things, by id of the thing. */
export async function findOnHand(
  reader: Reader,
  kind: OnHandKind,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await onHand[kind](reader, { ids: JSON.stringify(ids) });
  const byItem = new Map<string, string[]>();
  for (const { item_id, slug } of rows) byItem.set(item_id, [...(byItem.get(item_id) ?? []), slug]);
  return byItem;
}

/** Ids of the group's households with these slugs. */
export async function findHouseholdIds(reader: GroupReader, slugs: readonly string[]): Promise<string[]> {
  const rows = await reader
    .selectFrom('households')
    .select('id')
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) => isOneOf(reader.dialect, eb.ref('slug'), slugs))
    .execute();
  return rows.map((row) => row.id);
}

/** Says whether the caller's household has it. */
export async function setOnHand(
  tx: Tx<MemberScope>,
  kind: OnHandKind,
  id: string,
  onHand: boolean,
): Promise<void> {
  const table = sql.table(tableOf[kind]);
  const column = sql.ref(columnOf[kind]);
  const { householdId } = tx.scope;
  await tx.execute(
    onHand
      ? sql`insert into ${table} (${column}, household_id) values (${id}, ${householdId}) on conflict do nothing`
      : sql`delete from ${table} where ${column} = ${id} and household_id = ${householdId}`,
  );
}

/** Replaces the households that have it. */
export async function replaceHouseholds(
  tx: GroupTx,
  kind: OnHandKind,
  id: string,
  householdIds: readonly string[],
): Promise<void> {
  const table = sql.table(tableOf[kind]);
  const column = sql.ref(columnOf[kind]);
  await tx.execute(sql`delete from ${table} where ${column} = ${id}`);
  if (householdIds.length === 0) return;
  const rows = sql.join(householdIds.map((household) => sql`(${id}, ${household})`));
  await tx.execute(sql`insert into ${table} (${column}, household_id) values ${rows}`);
}
