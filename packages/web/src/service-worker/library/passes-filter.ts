import { computeTotalMinutes } from '@hearth/domain/durations/parse';
import {
  type FilterComparison,
  type FilterNode,
  parseFilter,
  type RelationalOperator,
  snakeCase,
} from '@hearth/domain/search/query-filter';
import type { KeptRow } from '../../platform/offline/kept/kept-recipe.ts';

/** A filter that names what is not known without the server. */
export class UnknownFilterError extends Error {}

/** Reads what a condition is about; numbers and texts compare as they are. */
type Reader = (row: KeptRow, favorites: ReadonlySet<string>, reader: string) => readonly (string | number)[];

const readers: Readonly<Record<string, Reader>> = {
  'recipe_category.id': ({ summary }) => summary.recipeCategory.map(({ id }) => id),
  'tags.id': ({ summary }) => summary.tags.map(({ id }) => id),
  'tools.id': ({ summary }) => summary.tools.map(({ id }) => id),
  'recipe_ingredient.food.id': ({ foodIds }) => foodIds,
  'favorited_by.id': ({ summary }, favorites, reader) => (favorites.has(summary.id) ? [reader] : []),
  household_id: ({ summary }) => [summary.householdId],
  rating: ({ summary }) => (summary.rating === null ? [] : [summary.rating]),
  total_minutes: ({ summary }) => {
    const minutes = computeTotalMinutes(summary);
    return minutes === null ? [] : [minutes];
  },
};

/** Who asks, and what they like. */
export interface FilterReader {
  readonly id: string;
  readonly favorites: ReadonlySet<string>;
}

/**
 * The test of a `queryFilter` for rows on this device: those conditions that the library itself offers.
 * @throws UnknownFilterError for all others
 */
export function buildFilterTest(filter: string, reader: FilterReader): (row: KeptRow) => boolean {
  const parsed = parseFilter(filter);
  if (!('root' in parsed)) throw new UnknownFilterError(filter);
  return (row) => passes(parsed.root, row, reader);
}

function passes(node: FilterNode, row: KeptRow, reader: FilterReader): boolean {
  if (node.kind === 'and') return passes(node.left, row, reader) && passes(node.right, row, reader);
  if (node.kind === 'or') return passes(node.left, row, reader) || passes(node.right, row, reader);
  return node.kind === 'comparison' && holds(node, row, reader);
}

/** Compares what a row has with what is asked for. */
type Comparison = (found: readonly (string | number)[], wanted: readonly string[]) => boolean;

const comparesBy =
  (test: (item: number, limit: number) => boolean): Comparison =>
  (found, [limit = '']) =>
    found.some((item) => test(Number(item), Number(limit)));
const has = (found: readonly (string | number)[], one: string) => found.some((item) => String(item) === one);
const hasAny: Comparison = (found, wanted) => wanted.some((one) => has(found, one));
const hasNone: Comparison = (found, wanted) => !hasAny(found, wanted);

/** The operators that make sense without a database. */
const comparisons: Partial<Record<RelationalOperator, Comparison>> = {
  '=': hasAny,
  IN: hasAny,
  '<>': hasNone,
  'NOT IN': hasNone,
  'CONTAINS ALL': (found, wanted) => wanted.every((one) => has(found, one)),
  '<': comparesBy((item, limit) => item < limit),
  '<=': comparesBy((item, limit) => item <= limit),
  '>': comparesBy((item, limit) => item > limit),
  '>=': comparesBy((item, limit) => item >= limit),
};

function holds(
  { attribute, operator, value }: FilterComparison,
  row: KeptRow,
  reader: FilterReader,
): boolean {
  const read = readers[snakeCase(attribute)];
  const compare = comparisons[operator];
  if (read === undefined || compare === undefined || value === null) throw new UnknownFilterError(attribute);
  return compare(read(row, reader.favorites, reader.id), Array.isArray(value) ? value : [value]);
}
