import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Addresses that learn every day what a household plans to eat, and how work of the schedule went last. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer, flag } = columnTypes(engine);
  await db.schema
    .createTable('webhooks')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('household_id', text, (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addColumn('enabled', flag, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('url', text, (c) => c.notNull())
    .addColumn('webhook_type', text, (c) => c.notNull())
    .addColumn('scheduled_time', text, (c) => c.notNull())
    .addColumn('settled_until', text, (c) => c.notNull())
    .addColumn('last_result', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('webhooks').columns(columns).execute();
  await index('webhooks_household', ['household_id']);
  await index('webhooks_group', ['group_id']);
  await index('webhooks_due', ['enabled', 'settled_until']);
  await db.schema
    .createTable('job_runs')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('started_at', text, (c) => c.notNull())
    .addColumn('duration_ms', integer, (c) => c.notNull())
    .addColumn('error', text)
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('job_runs').execute();
  await db.schema.dropTable('webhooks').execute();
}
