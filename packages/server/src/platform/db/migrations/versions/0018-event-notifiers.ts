import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Notifiers of households with the events they tell of, and the queue of what is on its way to other programs. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  await createNotifiers(db, engine);
  await createSubscriptions(db, engine);
  await createDeliveries(db, engine);
}

async function createNotifiers(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, flag } = columnTypes(engine);
  await db.schema
    .createTable('event_notifiers')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('household_id', text, (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('enabled', flag, (c) => c.notNull())
    .addColumn('options_id', text, (c) => c.notNull())
    .addColumn('last_sent_at', text)
    .addColumn('last_error', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  for (const column of ['household_id', 'group_id'])
    await db.schema.createIndex(`event_notifiers_${column}`).on('event_notifiers').column(column).execute();
}

/** The key begins as every change asks: who in the group, and there in a household, listens to events of a type. */
async function createSubscriptions(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable('event_subscriptions')
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('event_type', text, (c) => c.notNull())
    .addColumn('household_id', text, (c) => c.notNull().references('households.id').onDelete('cascade'))
    .addColumn('notifier_id', text, (c) => c.notNull().references('event_notifiers.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('event_subscriptions_key', [
      'group_id',
      'event_type',
      'household_id',
      'notifier_id',
    ])
    .execute();
  for (const column of ['household_id', 'notifier_id'])
    await db.schema
      .createIndex(`event_subscriptions_${column}`)
      .on('event_subscriptions')
      .column(column)
      .execute();
}

async function createDeliveries(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer, rowNumber } = columnTypes(engine);
  await db.schema
    .createTable('deliveries')
    .addColumn('id', rowNumber)
    .addColumn('lane', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('payload', text, (c) => c.notNull())
    .addColumn('run_at', text, (c) => c.notNull())
    .addColumn('attempts', integer, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('deliveries_due').on('deliveries').columns(['run_at', 'lane']).execute();
  await db.schema.createIndex('deliveries_lane').on('deliveries').columns(['lane', 'id']).execute();
  await db.schema
    .createTable('delivery_lanes')
    .addColumn('lane', text, (c) => c.primaryKey())
    .addColumn('holder', text)
    .addColumn('leased_until', text)
    .addColumn('failures', integer, (c) => c.notNull())
    .addColumn('paused_until', text)
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['delivery_lanes', 'deliveries', 'event_subscriptions', 'event_notifiers'])
    await db.schema.dropTable(table).execute();
}
