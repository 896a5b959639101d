import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Which recipes within brought the share of a recipe in an item, and how much of a thing was ticked off. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, number } = columnTypes(engine);
  const statements = [
    sql`alter table shopping_item_recipes add column from_recipes ${text} not null default '[]'`,
    sql`alter table shopping_ticks add column note ${text}`,
    sql`alter table shopping_ticks add column quantity ${number}`,
    sql`alter table shopping_ticks add column unit_id ${text}`,
  ];
  for (const statement of statements) await statement.execute(db);
}
