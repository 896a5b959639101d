import { limits } from '@hearth/contract/kernel/limits';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { preparedWrite } from '../db/queries/prepared.ts';
import type { MemberScope, SystemScope } from '../db/scope.ts';

const insertKey = preparedWrite<{ userId: string; key: string; now: string }, { key: string }>(
  (db, parameter) =>
    db
      .insertInto('idempotency_keys')
      .values({
        user_id: parameter('userId'),
        key: parameter('key'),
        created_id: '',
        taken_at: parameter('now'),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('key'),
);

/** Takes a key for the caller. @returns false if an earlier request has it; one that is under way is waited for */
export async function claimKey(tx: Tx<MemberScope>, key: string, now: string): Promise<boolean> {
  const rows = await insertKey(tx, { userId: tx.scope.userId, key, now });
  return rows.length > 0;
}

/** What the request with a key has created. */
export async function findCreatedId(tx: Tx<MemberScope>, key: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select('created_id')
    .where('user_id', '=', tx.scope.userId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.created_id;
}

/** Notes what the request with a key has created, and forgets the oldest keys of the caller beyond the limit. */
export async function storeCreatedId(tx: Tx<MemberScope>, key: string, createdId: string): Promise<void> {
  const { userId } = tx.scope;
  await tx
    .updateTable('idempotency_keys')
    .set({ created_id: createdId })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
  const last = sql<string>`(select taken_at from idempotency_keys where user_id = ${userId}
    order by taken_at desc limit 1 offset ${limits.idempotencyKeys})`;
  await tx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('taken_at', '<=', last)
    .execute();
}

/** Deletes the oldest keys from before a time, at most `limit`. @returns the number of deleted rows */
export async function deleteOldKeys(tx: Tx<SystemScope>, before: string, limit: number): Promise<number> {
  const old = sql`(select user_id, key from idempotency_keys
    where taken_at < ${before} order by taken_at limit ${limit})`;
  const { numDeletedRows } = await tx
    .deleteFrom('idempotency_keys')
    .where(sql<boolean>`(user_id, key) in ${old}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
