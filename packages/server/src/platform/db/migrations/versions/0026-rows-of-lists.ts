import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Which recipes within brought the share of a recipe in an item. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await sql`alter table shopping_item_recipes add column from_recipes ${text} not null default '[]'`.execute(
    db,
  );
}
