import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Reports of long work, what is in them, and the pages that imports have still to fetch. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  await createReports(db, engine);
  await createEntries(db, engine);
  await createImports(db, engine);
  await createPendingPages(db, engine);
}

async function createReports(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  await db.schema
    .createTable('group_reports')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('category', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('expected_entries', integer)
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('group_reports_group')
    .on('group_reports')
    .columns(['group_id', 'category', 'created_at'])
    .execute();
}

async function createEntries(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, flag } = columnTypes(engine);
  await db.schema
    .createTable('report_entries')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('report_id', text, (c) => c.notNull().references('group_reports.id').onDelete('cascade'))
    .addColumn('success', flag, (c) => c.notNull())
    .addColumn('message', text, (c) => c.notNull())
    .addColumn('exception', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('report_entries_report')
    .on('report_entries')
    .columns(['report_id', 'created_at'])
    .execute();
}

async function createImports(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  await db.schema
    .createTable('bulk_imports')
    .addColumn('report_id', text, (c) =>
      c.primaryKey().references('group_reports.id').onDelete('cascade').notNull(),
    )
    .addColumn('user_id', text, (c) => c.notNull())
    .addColumn('credential', text, (c) => c.notNull())
    .addColumn('locale', text, (c) => c.notNull())
    .addColumn('turn', integer, (c) => c.notNull())
    .execute();
}

async function createPendingPages(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  await db.schema
    .createTable('pending_pages')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('report_id', text, (c) => c.notNull().references('bulk_imports.report_id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('url', text, (c) => c.notNull())
    .addColumn('organizers', text, (c) => c.notNull())
    .addColumn('attempts', integer, (c) => c.notNull())
    .addColumn('recipe_id', text)
    .addColumn('recipe_name', text)
    .addColumn('picture_url', text)
    .execute();
  await db.schema
    .createIndex('pending_pages_report')
    .on('pending_pages')
    .columns(['report_id', 'position'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('pending_pages').execute();
  await db.schema.dropTable('bulk_imports').execute();
  await db.schema.dropTable('report_entries').execute();
  await db.schema.dropTable('group_reports').execute();
}
