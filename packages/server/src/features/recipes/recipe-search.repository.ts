import { type RawBuilder, sql } from 'kysely';
import { hasQuotedPart, searchTokens, wordForms, type WordForms } from '@hearth/domain/search-text';
import type { GroupReader, Tx } from '../../platform/db/database.ts';
import type { Scope } from '../../platform/db/scope.ts';

/** The texts of a recipe that searches look in, normalised. */
export interface SearchableRecipe {
  readonly row: number;
  readonly groupId: string;
  readonly name: string;
  readonly description: string;
  readonly ingredients: string;
}

/** One recipe that a search found; a smaller `rank` is better. */
export interface SearchHit {
  row: number;
  rank: number;
}

/** How much of a text is looked at: PostgreSQL's word lists hold a megabyte at most, with all that goes with a word. */
const longestIndexed = 100_000;

/** Shorter parts of words are looked up as beginnings only. */
const shortestPart = 3;

/** Says anew what a recipe can be found by. */
export async function indexRecipe(tx: Tx<Scope>, recipe: SearchableRecipe): Promise<void> {
  const { row, groupId, name } = recipe;
  const description = indexed(recipe.description);
  const ingredients = indexed(recipe.ingredients);
  await unindexRecipe(tx, row);
  if (tx.dialect.engine === 'sqlite') {
    const group = groupKey(groupId);
    await tx.execute(sql`insert into recipe_words (rowid, group_key, name, description, ingredients)
      values (${row}, ${group}, ${name}, ${description}, ${ingredients})`);
    await tx.execute(sql`insert into recipe_name_parts (rowid, group_key, name)
      values (${row}, ${groupPart(groupId)}, ${name})`);
    return;
  }
  await tx.execute(sql`insert into recipe_words (row, group_id, name, words) values (${row}, ${groupId}, ${name},
    setweight(to_tsvector('simple', ${indexed(name)}), 'A') || setweight(to_tsvector('simple', ${ingredients}), 'B')
    || setweight(to_tsvector('simple', ${description}), 'C'))`);
}

/**
 * The words of a text and nothing else: PostgreSQL would read `salt/pepper` as one path and `1.5` as one number, and
 * then find neither half.
 */
function indexed(text: string): string {
  return text.slice(0, longestIndexed).replace(/[^a-z0-9]+/g, ' ');
}

export async function unindexRecipe(tx: Tx<Scope>, row: number): Promise<void> {
  if (tx.dialect.engine === 'sqlite') {
    await tx.execute(sql`delete from recipe_words where rowid = ${row}`);
    await tx.execute(sql`delete from recipe_name_parts where rowid = ${row}`);
    return;
  }
  await tx.execute(sql`delete from recipe_words where row = ${row}`);
}

/** A word or phrase of a search. */
interface Token {
  readonly text: string;
  readonly forms: WordForms;
}

const noForms: WordForms = { beginnings: [], words: [] };

/** Other forms of a word count too, unless the search holds words together by quotes: such a one is exact. */
function tokensOf(search: string): Token[] {
  const isExact = hasQuotedPart(search);
  return searchTokens(search)
    .filter((text) => /[a-z0-9]/.test(text))
    .map((text) => ({ text, forms: isExact ? noForms : wordForms(text) }));
}

/**
 * Recipes of the group in which any word of `search` occurs, as a table `hits(row, rank)`: best first those whose name
 * holds the whole search, then by weight of the words found, last parts of words in names.
 */
export function searchHits(reader: GroupReader, search: string): RawBuilder<SearchHit> | null {
  const tokens = tokensOf(search);
  if (tokens.length === 0) return null;
  return reader.dialect.engine === 'sqlite'
    ? sqliteHits(reader.scope.groupId, search, tokens)
    : postgresHits(reader.scope.groupId, search, tokens);
}

/** Recipes that hold none of these words or phrases, in any of their forms; beginnings of words do not count. */
export function withoutWords(
  { dialect, scope }: GroupReader,
  phrases: readonly string[],
): RawBuilder<boolean> {
  const forms = phrases.flatMap((phrase) => [phrase, ...wordForms(phrase).words]);
  const words = forms.map((form) => form.match(/[a-z0-9]+/g) ?? []).filter((parts) => parts.length > 0);
  if (words.length === 0) return sql`1 = 1`;
  if (dialect.engine === 'sqlite') {
    const any = words.map((parts) => `"${parts.join(' ')}"`).join(' OR ');
    return sql`recipes.row not in (select rowid from recipe_words where recipe_words match ${`group_key : "${groupKey(scope.groupId)}" AND {name description ingredients} : (${any})`})`;
  }
  const any = words.map((parts) => `(${parts.join(' <-> ')})`).join(' | ');
  return sql`recipes.row not in (select row from recipe_words
    where group_id = ${scope.groupId} and words @@ to_tsquery('simple', ${any}))`;
}

/** Which of these words nothing in the group is written like, by their place; not even as part of a name. */
export async function findUnknownWords(reader: GroupReader, words: readonly string[]): Promise<Set<number>> {
  if (words.length === 0) return new Set();
  const looks = words.map((word, place) => {
    const hits = searchHits(reader, word);
    return hits === null
      ? sql`select ${sql.lit(place)} as place`
      : sql`select ${sql.lit(place)} as place where exists (select 1 from ${hits} as known)`;
  });
  const known = await reader
    .selectFrom(sql<{ place: number }>`(${sql.join(looks, sql` union all `)})`.as('looks'))
    .select('looks.place')
    .execute();
  const places = new Set(known.map(({ place }) => Number(place)));
  return new Set(words.map((_, place) => place).filter((place) => !places.has(place)));
}

function sqliteHits(groupId: string, search: string, tokens: readonly Token[]): RawBuilder<SearchHit> {
  const group = `group_key : "${groupKey(groupId)}"`;
  const quoted = (text: string) => `"${text.replaceAll('"', '')}"`;
  const words = [
    ...beginningsOf(tokens).map((text) => `${quoted(text)} *`),
    ...wordsOf(tokens).map(quoted),
  ].join(' OR ');
  const parts = partsOf(tokens).map(quoted);
  const byWord = sql`select rowid as row, bm25(recipe_words, 0, 10, 2, 4) as rank from recipe_words
    where recipe_words match ${`${group} AND {name description ingredients} : (${words})`}`;
  const byPart = sql`select rowid as row, 1000.0 as rank from recipe_name_parts
    where recipe_name_parts match ${`group_key : "${groupPart(groupId)}" AND name : (${parts.join(' OR ')})`}`;
  // The limit keeps the words' query apart: inside a grouping one it could not rank.
  const found = parts.length === 0 ? sql`${byWord} limit -1` : sql`${byWord} union all ${byPart}`;
  return sql`(select found.row as row, min(found.rank) - case when instr(named.name_normalized, ${plain(search)}) > 0
      then 1000000.0 else 0.0 end as rank
    from (${found}) as found join recipes named on named.row = found.row
    where named.group_id = ${groupId} group by found.row)`;
}

function postgresHits(groupId: string, search: string, tokens: readonly Token[]): RawBuilder<SearchHit> {
  const query = [...beginningsOf(tokens).map(tsPhrase), ...wordsOf(tokens)]
    .filter((phrase) => phrase !== '')
    .join(' | ');
  const parts = partsOf(tokens).map((text) => `%${text}%`);
  return sql`(select w.row as row,
      - ts_rank_cd(w.words, q.query) - case when position(${plain(search)} in w.name) > 0 then 1000000.0 else 0.0 end
      + case when w.words @@ q.query then 0.0 else 1000.0 end as rank
    from recipe_words w, (select to_tsquery('simple', ${query}) as query) q
    where w.group_id = ${groupId} and (w.words @@ q.query or w.name like any (${parts}::text[])))`;
}

/** What words may begin with; none of them begins another, or what both find would count twice. */
function beginningsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ text, forms }) => {
    const all = [text, ...forms.beginnings];
    return all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)));
  });
}

/** Whole words that no beginning finds already. */
function wordsOf(tokens: readonly Token[]): string[] {
  const beginnings = beginningsOf(tokens);
  const isFound = (word: string) => beginnings.some((one) => word.startsWith(one));
  return tokens.flatMap(({ forms }) => forms.words).filter((word) => !isFound(word));
}

function partsOf(tokens: readonly Token[]): string[] {
  return beginningsOf(tokens).filter((text) => text.length >= shortestPart);
}

/** `animal sloop` → `animal <-> sloop:*`. */
function tsPhrase(token: string): string {
  const words = token.match(/[a-z0-9]+/g) ?? [];
  return words.length === 0 ? '' : `(${words.join(' <-> ')}:*)`;
}

/** The search as it could stand in a name: without the quotes. */
function plain(search: string): string {
  return search.replaceAll('"', '').trim();
}

/** Names like enough to a search that found nothing: for words typed wrong. */
export async function findSimilarNames(
  reader: GroupReader,
  search: string,
  limit: number,
): Promise<{ row: number; name: string }[]> {
  const wanted = plain(search).slice(0, 60);
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
  const trigrams = trigramsOf(wanted);
  if (trigrams.length === 0) return [];
  const { groupId } = reader.scope;
  const match = `group_key : "${groupPart(groupId)}" AND name : (${trigrams.map((one) => `"${one}"`).join(' OR ')})`;
  return reader
    .selectFrom(
      sql<{ row: number; name: string }>`(select r.row as row, r.name_normalized as name
        from recipe_name_parts p join recipes r on r.row = p.rowid
        where recipe_name_parts match ${match} and r.group_id = ${groupId} order by bm25(recipe_name_parts, 0, 1) limit ${limit})`.as(
        'similar',
      ),
    )
    .selectAll()
    .execute();
}

function trigramsOf(text: string): string[] {
  const words = text.match(/[a-z0-9]{3,}/g) ?? [];
  return [
    ...new Set(
      words.flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3))),
    ),
  ];
}

/** One word for a group, since the tokenizer splits at hyphens. */
function groupKey(groupId: string): string {
  return groupId.replaceAll('-', '');
}

/**
 * One trigram for a group: cheap to look up, and shared by one group in four thousand; the query's own condition on
 * the group is the wall.
 */
function groupPart(groupId: string): string {
  return groupId.slice(0, 3);
}
