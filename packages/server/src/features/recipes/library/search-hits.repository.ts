import { type RawBuilder, sql } from 'kysely';
import { hasQuotedPart, searchTokens, wordForms, type WordForms } from '@hearth/domain/search/search-text';
import { isUnspaced, listSpellings, listWords } from '@hearth/domain/search/spellings';
import type { GroupReader } from '../../../platform/db/database.ts';
import { numbersIn, type RowNumbers } from '../../../platform/db/values/joined-numbers.ts';
import { runByCost } from './filter/run-by-cost.repository.ts';
import { groupKey, groupPart, plainSearch } from '../search-index/index.ts';

/** Where a word of a search can occur, each with the weight that PostgreSQL's word lists give it. */
const places = { name: 'A', ingredients: 'B', description: 'C' } as const;
type Place = keyof typeof places;

/** Row numbers of the recipes in which a word occurs; a recipe may be in several of the lists. */
export type WordHits = Readonly<Record<Place | 'part', RowNumbers>>;

/** What a search found in a group, in no particular order. */
export interface SearchHits {
  /** Recipes whose name holds the whole search. */
  readonly whole: RowNumbers;
  /** For each word of the search. Parts of names may be of other groups: the list they are looked up in restricts them to the group. */
  readonly words: readonly WordHits[];
}

/** A word or phrase of a search, and its equivalents. */
export interface SearchWord {
  /** Folded. */
  readonly text: string;
  /** What words may begin with; none of them begins another, or what both find would count twice. */
  readonly beginnings: readonly string[];
  /** Whole words that no beginning finds already. */
  readonly exact: readonly string[];
}

/** Further words of one search count as one, since each costs a look at every place. */
const maxCounted = 8;
const maxWords = 200;
/** Shorter parts of words are looked up as beginnings only. */
const minPartLength = 3;

const noForms: WordForms = { beginnings: [], words: [] };

/**
 * The words of a search that was cleaned; none where it holds no letter or digit. Other forms of a word count too, unless
 * the search holds words together by quotes: such a one is exact.
 */
export function searchWords(search: string): SearchWord[] {
  const isExact = hasQuotedPart(search);
  return searchTokens(search)
    .filter((text) => listWords(text).length > 0)
    .slice(0, maxWords)
    .map((text) => searchWord(listSpellings(text), isExact));
}

function searchWord(spellings: readonly string[], isExact: boolean): SearchWord {
  const forms = spellings.map((text) => (isExact ? noForms : wordForms(text)));
  const all = [...spellings, ...forms.flatMap((form) => form.beginnings)];
  const beginnings = all.filter((one) => !all.some((other) => other !== one && one.startsWith(other)));
  const isFound = (word: string) => beginnings.some((one) => word.startsWith(one));
  const exact = forms.flatMap(({ words }) => words).filter((word) => !isFound(word));
  return { text: spellings[0] ?? '', beginnings, exact };
}

/** All places where the words are found, in one query. */
export async function findSearchHits(
  reader: GroupReader,
  search: string,
  words: readonly SearchWord[],
): Promise<SearchHits> {
  const counted = countedWords(words);
  const looks = counted.flatMap((word, index) => looksFor(reader, word, index));
  looks.push(look(-1, 'whole', wholeIn(reader, plainSearch(search))));
  const query = reader
    .selectFrom(
      sql<{ word: number; place: string; rows: string | null }>`(${sql.join(looks, sql` union all `)})`.as(
        'looks',
      ),
    )
    .selectAll()
    .compile();
  const found = await runByCost(reader, query, null);
  const findRows = (word: number, place: string) =>
    numbersIn(found.find((one) => Number(one.word) === word && one.place === place)?.rows);
  return {
    whole: findRows(-1, 'whole'),
    words: counted.map((_, word) => ({
      name: findRows(word, 'name'),
      ingredients: findRows(word, 'ingredients'),
      description: findRows(word, 'description'),
      part: findRows(word, 'part'),
    })),
  };
}

function countedWords(words: readonly SearchWord[]): SearchWord[][] {
  const counted = words.slice(0, maxCounted).map((word) => [word]);
  const rest = words.slice(maxCounted);
  return rest.length === 0 ? counted : [...counted, rest];
}

function look(word: number, place: string, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${sql.lit(word)} as word, ${sql.lit(place)} as place, ${rows} as ${sql.ref('rows')}`;
}

function looksFor(reader: GroupReader, words: readonly SearchWord[], index: number): RawBuilder<unknown>[] {
  const inText = (Object.keys(places) as Place[]).map((place) =>
    look(index, place, rowsWith(reader, words, place)),
  );
  const parts = words.flatMap(({ beginnings }) => beginnings).filter((text) => text.length >= minPartLength);
  return parts.length === 0 ? inText : [...inText, look(index, 'part', rowsWithParts(reader, parts))];
}

function rowsWith(reader: GroupReader, words: readonly SearchWord[], place: Place): RawBuilder<unknown> {
  const { dialect, scope } = reader;
  if (dialect.engine === 'sqlite') {
    const any = words.flatMap(({ beginnings, exact }) => [
      ...beginnings.map((text) => `${quotedWords(text)} *`),
      ...exact.map(quotedWords),
    ]);
    const match = `group_key : "${groupKey(scope.groupId)}" AND ${place} : (${any.join(' OR ')})`;
    return dialect.joinedNumbers(
      sql`select rowid as ${sql.ref('row')} from recipe_words where recipe_words match ${match}`,
    );
  }
  const weight = places[place];
  const any = words
    .flatMap(({ beginnings, exact }) => [
      ...beginnings.map((text) => weighed(text, `*${weight}`, weight)),
      ...exact.map((text) => weighed(text, weight, weight)),
    ])
    .filter((phrase) => phrase !== '');
  return dialect.joinedNumbers(sql`select row from recipe_words
    where group_id = ${scope.groupId} and words @@ to_tsquery('simple', ${any.join(' | ')})`);
}

function rowsWithParts(reader: GroupReader, parts: readonly string[]): RawBuilder<unknown> {
  const { dialect, scope } = reader;
  if (dialect.engine === 'sqlite') {
    const match = `group_key : "${groupPart(scope.groupId)}" AND name : (${parts.map(quotedPart).join(' OR ')})`;
    return dialect.joinedNumbers(
      sql`select rowid as ${sql.ref('row')} from recipe_name_parts where recipe_name_parts match ${match}`,
    );
  }
  const patterns = parts.map((text) => `%${text}%`);
  return dialect.joinedNumbers(sql`select row from recipe_words
    where group_id = ${scope.groupId} and name like any (${patterns}::text[])`);
}

function wholeIn(reader: GroupReader, search: string): RawBuilder<unknown> {
  const spellings = listSpellings(search);
  const [text = ''] = spellings;
  const isWords = isUnspaced(text) || (text.length < minPartLength && /\P{ASCII}/u.test(text));
  if (isWords) return rowsWith(reader, [{ text, beginnings: [text], exact: [] }], 'name');
  const long = spellings.filter((one) => one.length >= minPartLength);
  if (long.length > 0) return rowsWithParts(reader, long);
  const { groupId } = reader.scope;
  const { dialect } = reader;
  const isHeld = dialect.contains(sql<string>`recipes.name_normalized`, text);
  const held = sql`select recipes.row from recipes where recipes.group_id = ${groupId} and ${isHeld}`;
  return dialect.joinedNumbers(held);
}

function quotedPart(text: string): string {
  return `"${text.replaceAll('"', '')}"`;
}

/** `红豆 soup` → `"红 豆 soup"`. */
function quotedWords(text: string): string {
  return `"${listWords(text).join(' ')}"`;
}

/** `animal sloop` → `(animal:A <-> sloop:*A)`. */
function weighed(text: string, last: string, weight: string): string {
  const words = listWords(text);
  const written = words.map((word, index) => `${word}:${index === words.length - 1 ? last : weight}`);
  return `(${written.join(' <-> ')})`;
}
