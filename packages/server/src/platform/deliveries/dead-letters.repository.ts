import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../db/database.ts';
import type { SystemScope } from '../db/scope.ts';
import type { DeadLetterRow } from '../db/tables.ts';
import type { StoredDelivery } from './deliveries.repository.ts';

/** A message that was given up, as it is read. */
export type DeadLetter = Selectable<DeadLetterRow>;

/** When a message was given up, and what the last try ended with. */
export type DeadLetterReason = Pick<DeadLetterRow, 'given_up_at' | 'reason'>;

/** As many rows as one statement has parameters for. */
const rowsAtOnce = 1000;

/** Takes one message off its way and keeps it. */
export async function insertDeadLetter(
  tx: Tx<SystemScope>,
  id: number,
  givingUp: DeadLetterReason,
): Promise<StoredDelivery[]> {
  const rows = await tx.deleteFrom('deliveries').where('id', '=', id).returningAll().execute();
  return keep(tx, rows, givingUp);
}

/** Takes what has waited in a lane since before `since` off its way and keeps it. */
export async function insertOlderDeadLetters(
  tx: Tx<SystemScope>,
  { lane, name, since }: { readonly lane: string; readonly name: string; readonly since: string },
  givingUp: DeadLetterReason,
): Promise<StoredDelivery[]> {
  const rows = await tx
    .deleteFrom('deliveries')
    .where('lane', '=', lane)
    .where('name', '=', name)
    .where('created_at', '<=', since)
    .returningAll()
    .execute();
  return keep(tx, rows, givingUp);
}

async function keep(
  tx: Tx<SystemScope>,
  rows: StoredDelivery[],
  { given_up_at, reason }: DeadLetterReason,
): Promise<StoredDelivery[]> {
  const kept = rows.map(({ lane, name, receiver, payload, created_at }): Insertable<DeadLetterRow> => ({
    lane,
    name,
    receiver,
    payload,
    created_at,
    given_up_at,
    reason: reason.slice(0, 2000),
  }));
  for (let from = 0; from < kept.length; from += rowsAtOnce) {
    await tx
      .insertInto('given_up_deliveries')
      .values(kept.slice(from, from + rowsAtOnce))
      .execute();
  }
  return rows;
}

/** Forgets what was given up before `since`. */
export async function pruneDeadLetters(tx: Tx<SystemScope>, since: string): Promise<void> {
  await tx.deleteFrom('given_up_deliveries').where('given_up_at', '<', since).execute();
}

/** What was given up last, the latest first. */
export function findDeadLetters(
  reader: Reader<SystemScope>,
  limit: number,
): Promise<Omit<DeadLetter, 'payload'>[]> {
  return reader
    .selectFrom('given_up_deliveries')
    .select(['id', 'lane', 'name', 'receiver', 'created_at', 'given_up_at', 'reason'])
    .orderBy('given_up_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Forgets one message that was given up, or all; answers them. */
export function takeDeadLetters(tx: Tx<SystemScope>, id: number | 'all'): Promise<DeadLetter[]> {
  return tx
    .deleteFrom('given_up_deliveries')
    .$if(id !== 'all', (query) => query.where('id', '=', Number(id)))
    .returningAll()
    .execute();
}
