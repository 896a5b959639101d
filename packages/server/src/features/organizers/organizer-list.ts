import type { SearchablePagingQuery } from '@hearth/contract';
import { parseOrderBy, OrderByError } from '@hearth/domain/order-by';
import {
  FilterError,
  type FilterSchema,
  parseFilter,
  type ResolvedComparison,
  type ResolvedFilter,
  type ResolvedScalar,
  resolveFilter,
} from '@hearth/domain/query-filter';
import { cleanSearch, searchTokens } from '@hearth/domain/search-text';
import { seededPermutation } from '@hearth/domain/shuffle';
import { fail } from '../../platform/errors/app-error.ts';
import { ValidationError } from '../../platform/http/validation.ts';
import type { OrganizerRow } from './organizers.tables.ts';

/** What clients may filter and order organizers by. */
const schema: FilterSchema = {
  fields: {
    id: { type: 'uuid', column: 'id' },
    group_id: { type: 'uuid', column: 'group_id' },
    name: { type: 'text', column: 'name' },
    slug: { type: 'text', column: 'slug' },
    created_at: { type: 'datetime', column: 'created_at' },
    updated_at: { type: 'datetime', column: 'updated_at' },
    update_at: { type: 'datetime', column: 'updated_at' },
  },
};

/** Filters, searches and orders the group's organizers: newest first unless the query says otherwise. */
export function selectOrganizers(
  rows: readonly OrganizerRow[],
  query: SearchablePagingQuery,
  now: Date,
): OrganizerRow[] {
  const filtered = filterRows(rows, query.queryFilter, now);
  return orderRows(searchRows(filtered, query.search), query);
}

function filterRows(
  rows: readonly OrganizerRow[],
  text: string | null | undefined,
  now: Date,
): OrganizerRow[] {
  if (text === null || text === undefined || text === '') return [...rows];
  const parsed = parseFilter(text);
  if (parsed instanceof FilterError) return fail('invalidQuery', { reason: parsed.message });
  const filter = resolveFilter(parsed.root, schema, now);
  if (filter instanceof FilterError) return fail('invalidQuery', { reason: filter.message });
  return rows.filter((row) => passes(row, filter));
}

function passes(row: OrganizerRow, filter: ResolvedFilter): boolean {
  switch (filter.kind) {
    case 'nothing':
      return false;
    case 'and':
      return passes(row, filter.left) && passes(row, filter.right);
    case 'or':
      return passes(row, filter.left) || passes(row, filter.right);
    default:
      return compares(valueOf(row, filter.field.column), filter);
  }
}

function valueOf(row: OrganizerRow, column: string): string {
  return String(row[column as keyof OrganizerRow]);
}

function compares(actual: string, { operator, value }: ResolvedComparison): boolean {
  const list = Array.isArray(value) ? value.map(String) : [String(value)];
  const one = list[0] ?? '';
  switch (operator) {
    case 'IS':
      return false;
    case 'IS NOT':
      return true;
    case '=':
      return actual === one;
    case '<>':
      return actual !== one;
    case '>':
      return actual > one;
    case '<':
      return actual < one;
    case '>=':
      return actual >= one;
    case '<=':
      return actual <= one;
    case 'IN':
      return list.includes(actual);
    case 'NOT IN':
      return !list.includes(actual);
    case 'LIKE':
      return isLike(actual, one);
    case 'NOT LIKE':
      return !isLike(actual, one);
    default:
      return list.every((wanted: ResolvedScalar) => wanted === actual);
  }
}

/** What a pattern costs grows with it. */
const longestPattern = 1000;

/**
 * SQL's LIKE: `%` is any text, `_` any character, letters in any case. It walks both texts once and goes back to the
 * last `%` alone, so that no pattern can make it slow.
 */
function isLike(actual: string, pattern: string): boolean {
  if (pattern.length > longestPattern)
    fail('invalidQuery', { reason: 'invalid query string: the pattern is too long' });
  const text = Array.from(actual.toLowerCase());
  const wanted = Array.from(pattern.toLowerCase());
  let at = 0;
  let place = 0;
  let lastAny = -1;
  let retryFrom = 0;
  while (at < text.length) {
    if (wanted[place] === '%') {
      lastAny = place++;
      retryFrom = at;
    } else if (wanted[place] === '_' || (place < wanted.length && wanted[place] === text[at])) {
      place += 1;
      at += 1;
    } else if (lastAny >= 0) {
      place = lastAny + 1;
      at = ++retryFrom;
    } else return false;
  }
  return wanted.slice(place).every((sign) => sign === '%');
}

function searchRows(rows: OrganizerRow[], search: string | null | undefined): OrganizerRow[] {
  const cleaned = cleanSearch('tags', search ?? '').toLowerCase();
  const tokens = searchTokens(cleaned);
  if (tokens.length === 0) return rows;
  const matches = rows.filter((row) => tokens.some((token) => hasText(row, token)));
  return matches.toSorted((a, b) => Number(hasText(b, cleaned)) - Number(hasText(a, cleaned)));
}

function hasText(row: OrganizerRow, text: string): boolean {
  return row.name.toLowerCase().includes(text) || row.name_normalized.includes(text);
}

function orderRows(rows: OrganizerRow[], query: SearchablePagingQuery): OrganizerRow[] {
  const { orderBy, orderDirection, search } = query;
  if (orderBy === 'random') return shuffled(rows, query.paginationSeed);
  if (orderBy === null || orderBy === undefined || orderBy === '') {
    return (search ?? '') === '' && orderDirection === 'desc' ? rows.toReversed() : rows;
  }
  const terms = parseOrderBy(orderBy, orderDirection, schema);
  if (terms instanceof OrderByError) return fail('invalidQuery', { reason: terms.message });
  return rows.toSorted((a, b) => {
    for (const { column, direction } of terms) {
      const sign = direction === 'asc' ? 1 : -1;
      const order = compareText(sortKey(a, column), sortKey(b, column));
      if (order !== 0) return sign * order;
    }
    return 0;
  });
}

function sortKey(row: OrganizerRow, column: string): string {
  return column === 'name' ? row.name_normalized : valueOf(row, column).toLowerCase();
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function shuffled(rows: OrganizerRow[], seed: string | null | undefined): OrganizerRow[] {
  if (seed === null || seed === undefined || seed === '') {
    const msg = 'Value error, paginationSeed is required when orderBy is random';
    throw new ValidationError([{ type: 'value_error', loc: ['query', 'paginationSeed'], msg, input: null }]);
  }
  const place = seededPermutation(seed, rows.length);
  return rows.map((row, index) => rows[place(index)] ?? row);
}
