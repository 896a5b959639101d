import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { MemberScope, Scope, SystemScope } from '../../../platform/db/scope.ts';
import type { WebhookRow } from './webhooks.tables.ts';

/** A webhook that is to be sent. */
export type DueRow = Pick<WebhookRow, (typeof dueColumns)[number]>;

const dueColumns = [
  'id',
  'scheduled_time',
  'time_zone',
  'wall_time',
  'settled_until',
  'household_id',
  'name',
  'url',
] as const;

/** A webhook with whose it is. */
export interface SentRow extends WebhookRow {
  household_slug: string;
}

/** A moment in the three forms that times of a day are compared with. */
export interface Moment {
  /** Stored instant. */
  readonly now: string;
  /** `HH:MM:SS.ffffff` in UTC. */
  readonly timeOfDay: string;
  /** `YYYY-MM-DD` in UTC. */
  readonly today: string;
  readonly yesterday: string;
}

/** Webhooks that are on and keep to clocks on the wall, of all households: when one is due, a query cannot say. */
export function findWithWallTime(reader: Reader<SystemScope>): Promise<DueRow[]> {
  return selectWithWallTime(reader).execute();
}

/** As above, of the own household. */
export function findOwnWithWallTime(reader: Reader<MemberScope>): Promise<DueRow[]> {
  return selectWithWallTime(reader).where('household_id', '=', reader.scope.householdId).execute();
}

function selectWithWallTime(reader: Reader<Scope>) {
  return reader
    .selectFrom('webhooks')
    .select(dueColumns)
    .where('enabled', '=', 1)
    .where('time_zone', 'is not', null);
}

/** Takes these, unless another process has taken them meanwhile. */
export async function takeThese(
  tx: Tx<SystemScope>,
  rows: readonly DueRow[],
  now: string,
): Promise<DueRow[]> {
  if (rows.length === 0) return [];
  return updateAsFound(tx, rows, now).returning(dueColumns).execute();
}

/** As above, of the own household. */
export async function takeOwn(tx: Tx<MemberScope>, rows: readonly DueRow[], now: string): Promise<DueRow[]> {
  if (rows.length === 0) return [];
  return updateAsFound(tx, rows, now)
    .where('household_id', '=', tx.scope.householdId)
    .returning(dueColumns)
    .execute();
}

function updateAsFound(tx: Tx<Scope>, rows: readonly DueRow[], now: string) {
  const asFound = rows.map(({ id, settled_until }) => `${id} ${settled_until}`);
  return tx
    .updateTable('webhooks')
    .set({ settled_until: now })
    .where(isOneOf(tx.dialect, sql<string>`id || ' ' || settled_until`, asFound));
}

/**
 * Takes the webhooks in UTC of all households that have become due since they were taken last. Of two processes that do so at
 * once, one gets each.
 */
export function takeDue(
  tx: Tx<SystemScope>,
  { now, timeOfDay, today, yesterday }: Moment,
): Promise<DueRow[]> {
  const day = sql`case when scheduled_time <= ${timeOfDay} then ${today} else ${yesterday} end`;
  return tx
    .updateTable('webhooks')
    .set({ settled_until: now })
    .where('enabled', '=', 1)
    .where('time_zone', 'is', null)
    .where('settled_until', '<', now)
    .where(sql<boolean>`settled_until < (${day}) || 'T' || scheduled_time || 'Z'`)
    .returning(dueColumns)
    .execute();
}

/** Takes those in UTC of the own household whose time has come today, whether they were taken before or not. */
export function takeTodays(tx: Tx<MemberScope>, { now, timeOfDay }: Moment): Promise<DueRow[]> {
  return tx
    .updateTable('webhooks')
    .set({ settled_until: now })
    .where('household_id', '=', tx.scope.householdId)
    .where('enabled', '=', 1)
    .where('time_zone', 'is', null)
    .where('scheduled_time', '<=', timeOfDay)
    .returning(dueColumns)
    .execute();
}

export function findSent(reader: Reader<SystemScope>, id: string): Promise<SentRow | undefined> {
  return reader
    .selectFrom('webhooks')
    .innerJoin('households', 'households.id', 'webhooks.household_id')
    .selectAll('webhooks')
    .select('households.slug as household_slug')
    .where('webhooks.id', '=', id)
    .executeTakeFirst();
}

/** Keeps how these went; `result` is JSON text. */
export async function keepResult(tx: Tx<SystemScope>, ids: readonly string[], result: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('webhooks')
    .set({ last_result: result })
    .where((eb) => isOneOf(tx.dialect, eb.ref('id'), ids))
    .execute();
}
