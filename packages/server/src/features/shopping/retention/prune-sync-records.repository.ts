import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';

/** Deletes the oldest rows from before a time, at most `limit`. @returns the number of deleted rows */
export type Prune = (tx: Tx<SystemScope>, before: string, limit: number) => Promise<number>;

/** Deletes idempotency keys of changes. */
export const pruneIdempotencyKeys: Prune = async (tx, before, limit) => {
  const old = sql`(select household_id, id from shopping_changes_taken
    where taken_at < ${before} order by taken_at limit ${limit})`;
  const { numDeletedRows } = await tx
    .deleteFrom('shopping_changes_taken')
    .where(sql<boolean>`(household_id, id) in ${old}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Deletes tombstones of items. */
export const pruneTombstones: Prune = async (tx, before, limit) => {
  const old = sql<string>`(select key from shopping_items_gone
    where gone_at < ${before} order by gone_at limit ${limit})`;
  const { numDeletedRows } = await tx
    .deleteFrom('shopping_items_gone')
    .where('key', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Hard-deletes soft-deleted lists with all that belongs to them. */
export const pruneDeletedLists: Prune = async (tx, before, limit) => {
  const old = sql<string>`(select id from shopping_lists
    where deleted_at < ${before} order by deleted_at limit ${limit})`;
  const { numDeletedRows } = await tx.deleteFrom('shopping_lists').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
};
