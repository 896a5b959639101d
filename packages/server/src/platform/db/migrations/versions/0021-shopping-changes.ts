import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Lists number their changes, so that devices without a connection can bring theirs later and in any order. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  await db.schema
    .alterTable('shopping_lists')
    .addColumn('sequence', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ['edit_sequence', 'edit_before'])
    await db.schema
      .alterTable('shopping_items')
      .addColumn(column, integer, (c) => c.notNull().defaultTo(0))
      .execute();
  await db.schema
    .alterTable('shopping_items')
    .addColumn('edited_by', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await createGone(db, engine);
  await createTaken(db, engine);
}

/** What was deleted, as it was: somebody who had not seen that may still want it. */
async function createGone(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable('shopping_items_gone')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('list_id', text, (c) => c.notNull().references('shopping_lists.id').onDelete('cascade'))
    .addColumn('item', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('shopping_items_gone_list_id')
    .on('shopping_items_gone')
    .column('list_id')
    .execute();
}

/** Changes that devices have brought: brought again, they are done already. */
async function createTaken(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable('shopping_changes_taken')
    .addColumn('household_id', text, (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('taken_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('shopping_changes_taken_key', ['household_id', 'id'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('shopping_changes_taken').execute();
  await db.schema.dropTable('shopping_items_gone').execute();
  for (const column of ['edited_by', 'edit_before', 'edit_sequence'])
    await db.schema.alterTable('shopping_items').dropColumn(column).execute();
  await db.schema.alterTable('shopping_lists').dropColumn('sequence').execute();
}
