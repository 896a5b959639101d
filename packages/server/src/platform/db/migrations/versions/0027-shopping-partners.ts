import { type Kysely, sql } from 'kysely';

/**
 * What a new or changed item could go into is found by its food, or by the beginning of its note: whole notes would be
 * too long for an index of PostgreSQL.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index shopping_items_same_food on shopping_items (list_id, food_id)
    where checked = 0`.execute(db);
  await sql`create index shopping_items_same_note on shopping_items (list_id, substr(note, 1, 64))
    where checked = 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('shopping_items_same_note').execute();
  await db.schema.dropIndex('shopping_items_same_food').execute();
}
