import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { wordForms } from '@hearth/domain/search/search-text';
import { foldText, listSpellings, listWords } from '@hearth/domain/search/spellings';
import type { GroupReader, Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/db/scope.ts';

/** The texts of a recipe that searches look in, folded, each in all of its spellings. */
export interface SearchableRecipe {
  readonly row: number;
  readonly groupId: string;
  readonly name: string;
  readonly description: string;
  readonly ingredients: string;
}

/** How much of a text is looked at: PostgreSQL's word lists hold a megabyte at most, with all that goes with a word. */
const maxIndexedLength = 100_000;

// Tables of FTS5, which are SQLite's own.
const insertWords =
  'insert into recipe_words (rowid, group_key, name, description, ingredients) values (?, ?, ?, ?, ?)';
const insertNameParts = 'insert into recipe_name_parts (rowid, group_key, name) values (?, ?, ?)';

/** Says what a recipe can be found by; a new one is not in the index yet. */
export async function indexRecipe(
  tx: Tx<Scope>,
  recipe: SearchableRecipe,
  is: 'new' | 'known',
): Promise<void> {
  const { row, groupId, name } = recipe;
  const words = indexed(name);
  const description = indexed(recipe.description);
  const ingredients = indexed(recipe.ingredients);
  if (tx.dialect.engine === 'sqlite') {
    if (is === 'known') await unindexRecipe(tx, row);
    const group = groupKey(groupId);
    await tx.run(CompiledQuery.raw(insertWords, [row, group, words, description, ingredients]));
    await tx.run(CompiledQuery.raw(insertNameParts, [row, groupPart(groupId), name]));
    return;
  }
  await tx.execute(sql`insert into recipe_words (row, group_id, name, words) values (${row}, ${groupId}, ${name},
    setweight(to_tsvector('simple', ${words}), 'A') || setweight(to_tsvector('simple', ${ingredients}), 'B')
    || setweight(to_tsvector('simple', ${description}), 'C'))
    on conflict (row) do update set name = excluded.name, words = excluded.words`);
}

/**
 * The words of a text and nothing else: PostgreSQL would read `salt/pepper` as one path and `1.5` as one number, and
 * then find neither half.
 */
function indexed(text: string): string {
  return listWords(text.slice(0, maxIndexedLength)).join(' ');
}

export async function unindexRecipe(tx: Tx<Scope>, row: number): Promise<void> {
  if (tx.dialect.engine === 'sqlite') {
    await tx.run(CompiledQuery.raw('delete from recipe_words where rowid = ?', [row]));
    await tx.run(CompiledQuery.raw('delete from recipe_name_parts where rowid = ?', [row]));
    return;
  }
  await tx.execute(sql`delete from recipe_words where row = ${row}`);
}

/** Recipes that hold none of these words or phrases, in any of their forms; beginnings of words do not count. */
export function withoutWords(
  { dialect, scope }: GroupReader,
  phrases: readonly string[],
): RawBuilder<boolean> {
  const forms = phrases.flatMap(listSpellings).flatMap((phrase) => [phrase, ...wordForms(phrase).words]);
  const words = forms.map(listWords).filter((parts) => parts.length > 0);
  if (words.length === 0) return sql`1 = 1`;
  if (dialect.engine === 'sqlite') {
    const any = words.map((parts) => `"${parts.join(' ')}"`).join(' OR ');
    return sql`recipes.row not in (select rowid from recipe_words where recipe_words match ${`group_key : "${groupKey(scope.groupId)}" AND {name description ingredients} : (${any})`})`;
  }
  const any = words.map((parts) => `(${parts.join(' <-> ')})`).join(' | ');
  return sql`recipes.row not in (select row from recipe_words
    where group_id = ${scope.groupId} and words @@ to_tsquery('simple', ${any}))`;
}

/** The search as it could occur in a name: without the quotes. */
export function plainSearch(search: string): string {
  return search.replaceAll('"', '').trim();
}

/** Names like enough to a search that found nothing: for words typed wrong. */
export async function findSimilarNames(
  reader: GroupReader,
  search: string,
  limit: number,
): Promise<{ row: number; name: string }[]> {
  const wanted = foldText(plainSearch(search)).slice(0, 60);
  if (reader.dialect.engine === 'sqlite') return similarOnSqlite(reader, wanted, limit);
  return reader
    .selectFrom(
      sql<{ row: number; name: string }>`(select row, name from recipe_words
        where group_id = ${reader.scope.groupId} and word_similarity(${wanted}, name) >= 0.4
        order by word_similarity(${wanted}, name) desc limit ${limit})`.as('similar'),
    )
    .selectAll()
    .execute();
}

async function similarOnSqlite(
  reader: GroupReader,
  wanted: string,
  limit: number,
): Promise<{ row: number; name: string }[]> {
  const trigrams = listTrigrams(wanted);
  if (trigrams.length === 0) return [];
  const { groupId } = reader.scope;
  const match = `group_key : "${groupPart(groupId)}" AND name : (${trigrams.map((one) => `"${one}"`).join(' OR ')})`;
  const found = await reader
    .selectFrom(
      sql<{ row: number; name: string }>`(select r.row as row, r.name as name
        from recipe_name_parts p join recipes r on r.row = p.rowid
        where recipe_name_parts match ${match} and r.group_id = ${groupId} order by bm25(recipe_name_parts, 0, 1) limit ${limit})`.as(
        'similar',
      ),
    )
    .selectAll()
    .execute();
  return found.map(({ row, name }) => ({ row, name: listSpellings(name).join('\n') }));
}

function listTrigrams(text: string): string[] {
  const words = text.match(/[a-z0-9]{3,}/g) ?? [];
  return [
    ...new Set(
      words.flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3))),
    ),
  ];
}

/** One word for a group, since the tokenizer splits at hyphens. */
export function groupKey(groupId: string): string {
  return groupId.replaceAll('-', '');
}

/**
 * One trigram for a group: cheap to look up, and shared by one group in four thousand; the query's own condition on
 * the group excludes the others.
 */
export function groupPart(groupId: string): string {
  return groupId.slice(0, 3);
}
