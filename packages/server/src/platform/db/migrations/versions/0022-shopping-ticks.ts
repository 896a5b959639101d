import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** What was ticked on a list, in its order: people tick as they walk through their shop. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, rowNumber } = columnTypes(engine);
  await db.schema
    .createTable('shopping_ticks')
    .addColumn('row', rowNumber)
    .addColumn('list_id', text, (c) => c.notNull().references('shopping_lists.id').onDelete('cascade'))
    .addColumn('thing', text, (c) => c.notNull())
    .addColumn('ticked_at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('shopping_ticks_list_id')
    .on('shopping_ticks')
    .columns(['list_id', 'row'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('shopping_ticks').execute();
}
