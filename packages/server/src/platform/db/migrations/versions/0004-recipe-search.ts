import { type Kysely, sql } from 'kysely';
import type { MigrationEngine } from './columns.ts';

/** Words and parts of words of recipes, by row number. */
export async function up(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create virtual table recipe_words using fts5(
      group_key, name, description, ingredients,
      content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3')`.execute(db);
    await sql`create virtual table recipe_name_parts using fts5(
      group_key, name, content='', contentless_delete=1, tokenize='trigram')`.execute(db);
    return;
  }
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create table recipe_words (
    row integer primary key,
    group_id text collate "C" not null references groups(id) on delete cascade,
    name text not null,
    words tsvector not null)`.execute(db);
  await sql`create index recipe_words_words on recipe_words using gin (words)`.execute(db);
  await sql`create index recipe_words_name on recipe_words using gin (name gin_trgm_ops)`.execute(db);
}

export async function down(db: Kysely<unknown>, engine: MigrationEngine): Promise<void> {
  if (engine === 'sqlite') await db.schema.dropTable('recipe_name_parts').execute();
  await db.schema.dropTable('recipe_words').execute();
}
