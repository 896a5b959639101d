import { type CompiledQuery, sql } from 'kysely';
import type { GroupReader } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/queries/prepared.ts';
import { costlyFrom, type TableSizes } from './filter-cost.ts';
import { countedTables } from './relations.ts';

/** From so many recipes on, sorting or searching them all takes long enough for others to notice. */
const largeLibrary = 5000;

const highestRow = prepared<Record<string, never>, { row: number | null }>((db) =>
  db.selectFrom('recipes').select((eb) => eb.fn.max<number | null>('row').as('row')),
);

/** Whether reads of all recipes should run apart from other requests, judged by what costs nothing to know. */
async function isLargeLibrary(reader: GroupReader): Promise<boolean> {
  const [highest] = await highestRow(reader, {});
  return Number(highest?.row ?? 0) > largeLibrary;
}

const sizesOfTables = prepared<Record<string, never>, TableSizes>((db) => {
  const sizes = countedTables.map(
    (table) => sql`(select coalesce(max(rowid), 0) from ${sql.table(table)}) as ${sql.ref(table)}`,
  );
  return db.selectFrom(sql<TableSizes>`(select ${sql.join(sizes)})`.as('sizes')).selectAll();
});

/**
 * Sizes for PostgreSQL, which counts only by walking through a table. It reads outside of this process, so that they
 * decide no more than which connections a filter may use: one over ingredients or steps is costly.
 */
const unknownSizes = Object.fromEntries(
  countedTables.map((table) => [table, largeLibrary * 6]),
) as TableSizes;

async function findSizes(reader: GroupReader): Promise<TableSizes> {
  if (reader.dialect.engine === 'postgres') return unknownSizes;
  const [sizes] = await sizesOfTables(reader, {});
  return sizes ?? unknownSizes;
}

/**
 * Runs a read of the group's recipes: at once, apart in a large library, or as a costly one.
 * @param cost what the query costs beside a walk through the recipes; null for nothing
 */
export async function runByCost<R>(
  reader: GroupReader,
  query: CompiledQuery<R>,
  cost: ((sizes: TableSizes) => number) | null,
): Promise<R[]> {
  if (cost !== null && cost(await findSizes(reader)) > costlyFrom) return reader.runCostly(query);
  return (await isLargeLibrary(reader)) ? reader.runApart(query) : reader.run(query);
}
