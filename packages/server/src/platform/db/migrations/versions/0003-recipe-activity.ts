import type { Kysely } from 'kysely';
import { columnTypes, type MigrationEngine } from './columns.ts';

/** What people do with recipes: rate, comment, cook. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  const { text, flag, number } = columnTypes(engine);
  await db.schema
    .createTable('recipe_ratings')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('rating', number)
    .addColumn('is_favorite', flag, (c) => c.notNull())
    .addUniqueConstraint('recipe_ratings_user_recipe', ['user_id', 'recipe_id'])
    .execute();
  await db.schema.createIndex('recipe_ratings_recipe').on('recipe_ratings').column('recipe_id').execute();
  await db.schema
    .createTable('recipe_comments')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('recipe_comments_recipe')
    .on('recipe_comments')
    .columns(['recipe_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('recipe_timeline_events')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('recipe_id', text, (c) => c.notNull().references('recipes.id').onDelete('cascade'))
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('event_type', text, (c) => c.notNull())
    .addColumn('message', text)
    .addColumn('image', text, (c) => c.notNull())
    .addColumn('timestamp', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('recipe_timeline_events_recipe')
    .on('recipe_timeline_events')
    .columns(['recipe_id', 'timestamp'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['recipe_timeline_events', 'recipe_comments', 'recipe_ratings']) {
    await db.schema.dropTable(table).execute();
  }
}
