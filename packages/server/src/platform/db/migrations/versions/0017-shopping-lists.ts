import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** Shopping lists: their items, which recipes stand on them, and the order of their labels. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  await createLists(db, engine);
  await createItems(db, engine);
  await createItemParts(db, engine);
}

/** A list belongs to its owner, and to the household in which the owner lives. */
async function createLists(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer } = columnTypes(engine);
  await db.schema
    .createTable('shopping_lists')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('group_id', text, (c) => c.notNull().references('groups.id').onDelete('cascade'))
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text)
    .addColumn('extras', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  await createIndexes(db, 'shopping_lists', ['group_id', 'user_id']);
  await db.schema
    .createTable('shopping_list_labels')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('list_id', text, (c) => c.notNull().references('shopping_lists.id').onDelete('cascade'))
    .addColumn('label_id', text, (c) => c.notNull().references('labels.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addUniqueConstraint('shopping_list_labels_label', ['list_id', 'label_id'])
    .execute();
  await createIndexes(db, 'shopping_list_labels', ['label_id']);
  await db.schema
    .createTable('shopping_list_recipes')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('list_id', text, (c) => c.notNull().references('shopping_lists.id').onDelete('cascade'))
    .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('scale', text, (c) => c.notNull())
    .addUniqueConstraint('shopping_list_recipes_recipe', ['list_id', 'recipe_id'])
    .execute();
  await createIndexes(db, 'shopping_list_recipes', ['recipe_id']);
}

/**
 * Clients make the ids of items, so that two households may use the same one: `key` is what tells them apart.
 */
async function createItems(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, integer, number, flag, rowNumber } = columnTypes(engine);
  await db.schema
    .createTable('shopping_items')
    .addColumn('row', rowNumber)
    .addColumn('key', text, (c) => c.notNull().unique())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('list_id', text, (c) => c.notNull().references('shopping_lists.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('checked', flag, (c) => c.notNull())
    .addColumn('quantity', number, (c) => c.notNull())
    .addColumn('exact_quantity', text, (c) => c.notNull())
    .addColumn('is_food', flag, (c) => c.notNull())
    .addColumn('note', text, (c) => c.notNull())
    .addColumn('food_id', text, (c) => c.references('foods.id').onDelete('set null'))
    .addColumn('unit_id', text, (c) => c.references('units.id').onDelete('set null'))
    .addColumn('label_id', text, (c) => c.references('labels.id').onDelete('set null'))
    .addColumn('extras', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  await createIndexes(db, 'shopping_items', ['id', 'list_id', 'food_id', 'unit_id', 'label_id']);
}

/** Amounts are exact fractions as text, so that what a recipe has added can be taken back to the last digit. */
async function createItemParts(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text } = columnTypes(engine);
  await db.schema
    .createTable('shopping_item_recipes')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('item_key', text, (c) => c.notNull().references('shopping_items.key').onDelete('cascade'))
    .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('quantity', text, (c) => c.notNull())
    .addColumn('scale', text)
    .addColumn('note', text)
    .addColumn('given', text, (c) => c.notNull())
    .addUniqueConstraint('shopping_item_recipes_recipe', ['item_key', 'recipe_id'])
    .execute();
  await createIndexes(db, 'shopping_item_recipes', ['recipe_id']);
  await db.schema
    .createTable('shopping_items_merged')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('id', text, (c) => c.notNull())
    .addColumn('item_key', text, (c) => c.notNull().references('shopping_items.key').onDelete('cascade'))
    .execute();
  await createIndexes(db, 'shopping_items_merged', ['item_key']);
}

async function createIndexes(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  for (const column of columns)
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'shopping_items_merged',
    'shopping_item_recipes',
    'shopping_items',
    'shopping_list_recipes',
    'shopping_list_labels',
    'shopping_lists',
  ])
    await db.schema.dropTable(table).execute();
}
