import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/**
 * Deleted lists stay for a while, for devices that have not heard of it and bring something for them; and what is
 * remembered for the sake of such devices gets a time, by which it goes.
 */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema.alterTable('shopping_lists').addColumn('deleted_at', text).execute();
  await db.schema
    .alterTable('shopping_items_gone')
    .addColumn('gone_at', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update shopping_items_gone
    set gone_at = (select l.updated_at from shopping_lists l where l.id = shopping_items_gone.list_id)`.execute(
    db,
  );
  for (const [table, column] of memories)
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

const memories = [
  ['shopping_lists', 'deleted_at'],
  ['shopping_items_gone', 'gone_at'],
  ['shopping_changes_taken', 'taken_at'],
] as const;

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of memories) await db.schema.dropIndex(`${table}_${column}`).execute();
  await sql`delete from shopping_lists where deleted_at is not null`.execute(db);
  await db.schema.alterTable('shopping_items_gone').dropColumn('gone_at').execute();
  await db.schema.alterTable('shopping_lists').dropColumn('deleted_at').execute();
}
