import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/**
 * Messages that never arrived are kept for administrators. Webhooks and recipe actions that wait as jobs go on as
 * deliveries, which know by name who receives them.
 */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, rowNumber } = columnTypes(engine);
  await db.schema
    .alterTable('deliveries')
    .addColumn('receiver', text, (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createTable('given_up_deliveries')
    .addColumn('id', rowNumber)
    .addColumn('lane', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('receiver', text, (c) => c.notNull())
    .addColumn('payload', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('given_up_at', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('given_up_deliveries_given_up_at')
    .on('given_up_deliveries')
    .columns(['given_up_at', 'id'])
    .execute();
  const isSent = sql`name in ('send-webhook', 'send-recipe') and failed_at is null`;
  await sql`
    insert into deliveries (lane, name, payload, run_at, attempts, created_at)
    select name, name, payload, run_at, 0, created_at from jobs where ${isSent}`.execute(db);
  await sql`delete from jobs where name in ('send-webhook', 'send-recipe')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('given_up_deliveries').execute();
  await db.schema.alterTable('deliveries').dropColumn('receiver').execute();
}
