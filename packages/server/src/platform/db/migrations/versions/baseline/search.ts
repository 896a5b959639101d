import { type RawBuilder, sql } from 'kysely';
import type { MigrationEngine } from '../columns.ts';

/** Words and parts of words of recipes, by row number. */
export function searchTables(engine: MigrationEngine): readonly RawBuilder<unknown>[] {
  return engine === 'sqlite' ? sqliteSearch : postgresSearch;
}

const sqliteSearch = [
  sql`create virtual table recipe_words using fts5(
      group_key, name, description, ingredients,
      content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3')`,
  sql`create virtual table recipe_name_parts using fts5(
      group_key, name, content='', contentless_delete=1, tokenize='trigram')`,
];

const postgresSearch = [
  sql`create extension if not exists pg_trgm`,
  sql`create table recipe_words (
      row integer primary key,
      group_id text collate "C" not null references groups (id) on delete cascade,
      name text not null,
      words tsvector not null
    )`,
  sql`create index recipe_words_words on recipe_words using gin (words)`,
  sql`create index recipe_words_name on recipe_words using gin (name gin_trgm_ops)`,
];
