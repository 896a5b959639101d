import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '../db/database.ts';
import type { SystemScope } from '../db/scope.ts';
import type { DeadLetterRow } from '../db/tables.ts';
import type { StoredDelivery } from './deliveries.repository.ts';

/** A dead letter as it is read. */
export type DeadLetter = Selectable<DeadLetterRow>;

/** When a message became a dead letter, and the error of the last attempt. */
export type DeadLetterReason = Pick<DeadLetterRow, 'given_up_at' | 'reason'>;

/** Keeps a statement below the database's limit of parameters. */
const maxRowsPerStatement = 1000;

/** Moves one message to the dead letters. */
export async function insertDeadLetter(
  tx: Tx<SystemScope>,
  id: number,
  details: DeadLetterReason,
): Promise<StoredDelivery[]> {
  const rows = await tx.deleteFrom('deliveries').where('id', '=', id).returningAll().execute();
  return insertRows(tx, rows, details);
}

/** Moves the messages of a lane created at or before `since` to the dead letters. */
export async function insertOlderDeadLetters(
  tx: Tx<SystemScope>,
  { lane, name, since }: { readonly lane: string; readonly name: string; readonly since: string },
  details: DeadLetterReason,
): Promise<StoredDelivery[]> {
  const rows = await tx
    .deleteFrom('deliveries')
    .where('lane', '=', lane)
    .where('name', '=', name)
    .where('created_at', '<=', since)
    .returningAll()
    .execute();
  return insertRows(tx, rows, details);
}

async function insertRows(
  tx: Tx<SystemScope>,
  rows: StoredDelivery[],
  { given_up_at, reason }: DeadLetterReason,
): Promise<StoredDelivery[]> {
  const deadLetters = rows.map(
    ({ lane, name, receiver, payload, created_at }): Insertable<DeadLetterRow> => ({
      lane,
      name,
      receiver,
      payload,
      created_at,
      given_up_at,
      reason: reason.slice(0, 2000),
    }),
  );
  for (let from = 0; from < deadLetters.length; from += maxRowsPerStatement) {
    await tx
      .insertInto('given_up_deliveries')
      .values(deadLetters.slice(from, from + maxRowsPerStatement))
      .execute();
  }
  return rows;
}

/** Deletes dead letters from before `since`. */
export async function pruneDeadLetters(tx: Tx<SystemScope>, since: string): Promise<void> {
  await tx.deleteFrom('given_up_deliveries').where('given_up_at', '<', since).execute();
}

/** The dead letters, the latest first. */
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

/** Deletes one or all dead letters and returns them. */
export function takeDeadLetters(tx: Tx<SystemScope>, id: number | 'all'): Promise<DeadLetter[]> {
  return tx
    .deleteFrom('given_up_deliveries')
    .$if(id !== 'all', (query) => query.where('id', '=', Number(id)))
    .returningAll()
    .execute();
}
