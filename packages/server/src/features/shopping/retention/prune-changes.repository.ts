import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';

/** Removes some of what lies longer than a time. @returns how many rows went */
export type Prune = (tx: Tx<SystemScope>, before: string, most: number) => Promise<number>;

/** Forgets which changes devices have brought. */
export const pruneIdempotencyKeys: Prune = async (tx, before, most) => {
  const old = sql`(select household_id, id from shopping_changes_taken
    where taken_at < ${before} order by taken_at limit ${most})`;
  const { numDeletedRows } = await tx
    .deleteFrom('shopping_changes_taken')
    .where(sql<boolean>`(household_id, id) in ${old}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Forgets what deleted items were. */
export const pruneTombstones: Prune = async (tx, before, most) => {
  const old = sql<string>`(select key from shopping_items_gone
    where gone_at < ${before} order by gone_at limit ${most})`;
  const { numDeletedRows } = await tx
    .deleteFrom('shopping_items_gone')
    .where('key', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Removes deleted lists for good, with all that is remembered of them. */
export const pruneDeletedLists: Prune = async (tx, before, most) => {
  const old = sql<string>`(select id from shopping_lists
    where deleted_at < ${before} order by deleted_at limit ${most})`;
  const { numDeletedRows } = await tx.deleteFrom('shopping_lists').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
};
