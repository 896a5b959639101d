import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Archives of recipes that wait to be fetched. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  await db.schema
    .createTable('group_data_exports')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('path', text, (c) => c.notNull())
    .addColumn('size', integer, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('group_data_exports_group')
    .on('group_data_exports')
    .column('group_id')
    .execute();
  await db.schema
    .createIndex('group_data_exports_expiry')
    .on('group_data_exports')
    .column('expires_at')
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('group_data_exports').execute();
}
