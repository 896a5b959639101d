import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Cookbooks: named filters over the recipes of a group. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer, flag } = columnTypes(engine);
  await db.schema
    .createTable('cookbooks')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('household_id', text, (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('slug', text, (c) => c.notNull())
    .addColumn('description', text, (c) => c.notNull())
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('public', flag, (c) => c.notNull())
    .addColumn('query_filter_string', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addUniqueConstraint('cookbooks_slug', ['group_id', 'slug'])
    .execute();
  await db.schema.createIndex('cookbooks_household').on('cookbooks').column('household_id').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('cookbooks').execute();
}
