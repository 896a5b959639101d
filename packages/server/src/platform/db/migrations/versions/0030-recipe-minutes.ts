import { type Kysely, sql } from 'kysely';
import type { Sealer } from './0025-sealed-secrets.ts';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** The minutes in a text; null where it is not clearly one duration. */
export type MinutesReader = (text: string) => number | null;

/** How many recipes are read at a time; each takes two of the variables of a statement. */
const batch = 400;

interface TimedRow {
  readonly row: number;
  readonly total_time: string;
}

/**
 * Adds the total time in minutes, which lists are filtered by, and reads it from the texts that are stored, as each write
 * of a recipe does.
 */
export async function up(
  db: Kysely<unknown>,
  engine: MigrationEngine,
  _sealer: Sealer,
  readMinutes: MinutesReader,
): Promise<void> {
  await db.schema.alterTable('recipes').addColumn('total_minutes', columnTypes(engine).number).execute();
  let rows = await timedRows(db, 0);
  while (rows.length > 0) {
    await storeMinutes(db, rows, readMinutes);
    rows = await timedRows(db, rows.at(-1)?.row ?? 0);
  }
}

async function timedRows(db: Kysely<unknown>, after: number): Promise<TimedRow[]> {
  const { rows } = await sql<TimedRow>`select ${sql.ref('row')}, total_time from recipes
    where total_time is not null and ${sql.ref('row')} > ${after}
    order by ${sql.ref('row')} limit ${batch}`.execute(db);
  return rows;
}

async function storeMinutes(
  db: Kysely<unknown>,
  rows: readonly TimedRow[],
  readMinutes: MinutesReader,
): Promise<void> {
  const read = rows.flatMap(({ row, total_time }) => {
    const minutes = readMinutes(total_time);
    return minutes === null ? [] : [sql`(cast(${row} as integer), cast(${minutes} as double precision))`];
  });
  if (read.length === 0) return;
  await sql`with read_times (recipe, minutes) as (values ${sql.join(read)})
    update recipes set total_minutes = read_times.minutes from read_times
    where read_times.recipe = recipes.${sql.ref('row')}`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('recipes').dropColumn('total_minutes').execute();
}
