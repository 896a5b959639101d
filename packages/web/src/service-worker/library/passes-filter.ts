import { computeTotalMinutes } from '@hearth/domain/durations/parse';
import {
  type FilterComparison,
  type FilterNode,
  parseFilter,
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

function holds(
  { attribute, operator, value }: FilterComparison,
  row: KeptRow,
  reader: FilterReader,
): boolean {
  const read = readers[snakeCase(attribute)];
  if (read === undefined || value === null) throw new UnknownFilterError(attribute);
  const found = read(row, reader.favorites, reader.id);
  const wanted = Array.isArray(value) ? value : [value];
  const has = (one: string) => found.some((item) => String(item) === one);
  const [single = ''] = wanted;
  const compares = (test: (item: number) => boolean) => found.some((item) => test(Number(item)));
  switch (operator) {
    case '=':
    case 'IN':
      return wanted.some(has);
    case '<>':
    case 'NOT IN':
      return !wanted.some(has);
    case 'CONTAINS ALL':
      return wanted.every(has);
    case '<=':
      return compares((item) => item <= Number(single));
    case '>=':
      return compares((item) => item >= Number(single));
    case '<':
      return compares((item) => item < Number(single));
    case '>':
      return compares((item) => item > Number(single));
    default:
      throw new UnknownFilterError(operator);
  }
}
