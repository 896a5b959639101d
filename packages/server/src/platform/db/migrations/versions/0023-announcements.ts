import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Whether clients of 3.x show groups and households the news of their makers. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { flag } = columnTypes(engine);
  for (const table of ['group_preferences', 'household_preferences'])
    await sql`alter table ${sql.table(table)} add column show_announcements ${flag} not null default 1`.execute(
      db,
    );
}
