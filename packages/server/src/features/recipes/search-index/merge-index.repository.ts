import { CompiledQuery, sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';

/** The tables of the index on SQLite. */
export const indexTables = ['recipe_words', 'recipe_name_parts'] as const;

/** Pages of an index that one step merges: others wait that long to write. */
const pagesAtOnce = 50;

/**
 * Merges some of the parts that many changes leave in an index of SQLite, each of which a search has to look in.
 *
 * @param isFirst whether this step begins to merge the whole index, or goes on
 * @returns whether it goes on
 */
export async function mergeIndexPart(
  tx: Tx<SystemScope>,
  table: (typeof indexTables)[number],
  isFirst: boolean,
): Promise<boolean> {
  const before = await countChanges(tx);
  const pages = isFirst ? -pagesAtOnce : pagesAtOnce;
  await tx.run(CompiledQuery.raw(`insert into ${table} (${table}, rank) values ('merge', ?)`, [pages]));
  // FTS5 counts one change when there was nothing left to merge.
  return (await countChanges(tx)) - before > 1;
}

async function countChanges(tx: Tx<SystemScope>): Promise<number> {
  const counted = sql<{ changes: number }>`(select total_changes() as changes)`.as('counted');
  const row = await tx.selectFrom(counted).selectAll().executeTakeFirst();
  return row?.changes ?? 0;
}
