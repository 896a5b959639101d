import type { SearchablePagingQuery } from '@hearth/contract';
import { cleanSearch, hasQuotedPart, searchTokens } from '@hearth/domain/search/search-text';
import { wordSimilarity } from '@hearth/domain/search/word-similarity';
import { Turns } from '../concurrency/turns.ts';
import { filterInTurns } from '../concurrency/filter-in-turns.ts';
import { filterRows, type RowReader } from './row-filter.ts';
import { orderRows } from './row-order.ts';

/** How the rows of a short list are searched. */
export interface RowSearch<Row> {
  /** The kind of rows, which selects how the search text is cleaned. */
  readonly kind: Parameters<typeof cleanSearch>[0];
  /** Spellings of the name in lower case; rows whose name contains the whole search text come first. */
  readonly namesOf: (row: Row) => readonly string[];
  /** More lower-case texts to search. */
  readonly textsOf?: (row: Row) => readonly string[];
  /** Whether to fall back to similar rows if no row matches. */
  readonly isForgiving?: boolean;
}

/** How a short list is filtered, sorted and searched. */
export interface RowRules<Row> {
  readonly filtered: RowReader<Row>;
  /** As `filtered`, for columns whose sort key differs from the stored value. */
  readonly ordered: RowReader<Row>;
  readonly search: RowSearch<Row>;
}

const minSimilarity = 0.5;

/**
 * Filters, searches and sorts a short list whose rows come oldest first: newest first by default, with rows
 * whose name contains the whole search text at the top. Others have their turn between two rows.
 * @throws AppError `invalidQuery`
 */
export async function selectRows<Row>(
  rows: readonly Row[],
  query: SearchablePagingQuery,
  rules: RowRules<Row>,
  now: Date,
): Promise<readonly Row[]> {
  const filtered = await filterRows(rows, query.queryFilter, rules.filtered, now);
  const ordered = orderRows(filtered, query, rules.ordered);
  return searchRows(ordered, query.search ?? '', rules.search);
}

async function searchRows<Row>(
  rows: readonly Row[],
  text: string,
  search: RowSearch<Row>,
): Promise<readonly Row[]> {
  const cleaned = cleanSearch(search.kind, text).toLowerCase();
  const tokens = searchTokens(cleaned);
  if (tokens.length === 0) return rows;
  const { namesOf, textsOf = namesOf } = search;
  const holds = (texts: readonly string[], part: string) => texts.some((one) => one.includes(part));
  const turns = new Turns();
  const matches = await filterInTurns(
    rows,
    (row) => tokens.some((token) => holds(namesOf(row), token) || holds(textsOf(row), token)),
    turns,
  );
  if (matches.length === 0 && search.isForgiving === true && !hasQuotedPart(cleaned))
    return similarRows(rows, cleaned, textsOf, turns);
  const whole = tokens.length === 1 ? (tokens[0] ?? cleaned) : cleaned;
  const named = new Set(await filterInTurns(matches, (row) => holds(namesOf(row), whole), turns));
  return [...named, ...matches.filter((row) => !named.has(row))];
}

/** Rows similar to the search text, the most similar first: for misspelled words. */
async function similarRows<Row>(
  rows: readonly Row[],
  search: string,
  textsOf: (row: Row) => readonly string[],
  turns: Turns,
): Promise<Row[]> {
  const likeness = new Map<Row, number>();
  const similar = await filterInTurns(
    rows,
    (row) => {
      likeness.set(row, Math.max(0, ...textsOf(row).map((text) => wordSimilarity(search, text))));
      return (likeness.get(row) ?? 0) >= minSimilarity;
    },
    turns,
  );
  return similar.toSorted((a, b) => (likeness.get(b) ?? 0) - (likeness.get(a) ?? 0));
}
