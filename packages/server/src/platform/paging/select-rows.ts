import type { SearchablePagingQuery } from '@hearth/contract';
import { cleanSearch, hasQuotedPart, searchTokens } from '@hearth/domain/search/search-text';
import { buildMatcher, foldText, listSpellings } from '@hearth/domain/search/spellings';
import { wordSimilarity } from '@hearth/domain/search/word-similarity';
import { Turns } from '../concurrency/turns.ts';
import { filterInTurns } from '../concurrency/filter-in-turns.ts';
import { filterRows, type RowReader } from './row-filter.ts';
import { orderRows } from './row-order.ts';

/** How the rows of a short list are searched. */
export interface RowSearch<Row> {
  readonly nameOf: (row: Row) => string;
  /** More texts to search. */
  readonly textsOf?: (row: Row) => readonly string[];
  /** The name in Latin letters, by which it is found after what is written so; it may be one of several lines. */
  readonly romanizedOf: (row: Row) => string;
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

/** The rows that a search finds, those whose name contains all of it at the top; all rows when it has no words. */
export async function searchRows<Row>(
  rows: readonly Row[],
  text: string,
  search: RowSearch<Row>,
): Promise<readonly Row[]> {
  const cleaned = cleanSearch(text);
  const tokens = searchTokens(cleaned);
  if (tokens.length === 0) return rows;
  const { nameOf, textsOf = () => [], romanizedOf } = search;
  const turns = new Turns();
  const isWritten = buildMatcher(tokens);
  const parts = tokens.flatMap(listSpellings);
  const matches = await filterInTurns(
    rows,
    (row) =>
      isWritten(nameOf(row)) ||
      textsOf(row).some(isWritten) ||
      parts.some((part) => romanizedOf(row).includes(part)),
    turns,
  );
  if (matches.length === 0 && search.isForgiving === true && !hasQuotedPart(cleaned))
    return similarRows(rows, foldText(cleaned), romanizedOf, turns);
  const isWhole = buildMatcher(tokens.length === 1 ? tokens : [cleaned]);
  const named = new Set(await filterInTurns(matches, (row) => isWhole(nameOf(row)), turns));
  return [...named, ...matches.filter((row) => !named.has(row))];
}

/** Rows similar to the search text, the most similar first: for misspelled words. */
async function similarRows<Row>(
  rows: readonly Row[],
  search: string,
  textOf: (row: Row) => string,
  turns: Turns,
): Promise<Row[]> {
  const likeness = new Map<Row, number>();
  const similar = await filterInTurns(
    rows,
    (row) => {
      const texts = textOf(row).split('\n');
      likeness.set(row, Math.max(0, ...texts.map((one) => wordSimilarity(search, one))));
      return (likeness.get(row) ?? 0) >= minSimilarity;
    },
    turns,
  );
  return similar.toSorted((a, b) => (likeness.get(b) ?? 0) - (likeness.get(a) ?? 0));
}
