import { type Kysely, sql } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Stores of households, the foods that they sell, orders of their labels, and the ticks that were made in them. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { integer, rowNumber, text } = columnTypes(engine);
  await sql`create table stores (
    id ${text} not null primary key,
    household_id ${text} not null references households (id) on delete cascade,
    name ${text} not null,
    folded_name ${text} not null,
    position ${integer} not null,
    created_at ${text} not null,
    updated_at ${text} not null
  )`.execute(db);
  await sql`create unique index stores_name on stores (household_id, folded_name)`.execute(db);
  await sql`create table store_foods (
    store_id ${text} not null references stores (id) on delete cascade,
    food_id ${text} not null references foods (id) on delete cascade,
    constraint store_foods_key primary key (store_id, food_id)
  )`.execute(db);
  await sql`create index store_foods_food on store_foods (food_id)`.execute(db);
  await sql`create table store_labels (
    store_id ${text} not null references stores (id) on delete cascade,
    label_id ${text} not null references labels (id) on delete cascade,
    position ${integer} not null,
    constraint store_labels_key primary key (store_id, label_id)
  )`.execute(db);
  await sql`create index store_labels_label on store_labels (label_id)`.execute(db);
  await sql`create table store_ticks (
    row ${rowNumber},
    store_id ${text} not null references stores (id) on delete cascade,
    item_id ${text} not null,
    thing ${text} not null,
    label_id ${text} references labels (id) on delete set null,
    device_id ${text} not null,
    ticked_at ${text} not null
  )`.execute(db);
  await sql`create index store_ticks_newest on store_ticks (store_id, ticked_at)`.execute(db);
  await sql`create index store_ticks_item on store_ticks (item_id)`.execute(db);
  await sql`create index store_ticks_thing on store_ticks (thing)`.execute(db);
  await sql`create index store_ticks_label on store_ticks (label_id) where label_id is not null`.execute(db);
}
