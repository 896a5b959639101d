import type { SearchablePagingQuery } from '@hearth/contract';
import { cleanSearch, normalizeSearchText, searchTokens } from '@hearth/domain/search/search-text';
import { householdFields } from '../../../platform/paging/row-fields.ts';
import { asStored, filterRows } from '../../../platform/paging/row-filter.ts';
import { orderRows } from '../../../platform/paging/row-order.ts';
import type { CookbookRow } from './cookbooks.tables.ts';

/** What clients may filter and order cookbooks by. */
const cookbooks = asStored<CookbookRow>({
  fields: {
    ...householdFields,
    name: { type: 'text', column: 'name' },
    slug: { type: 'text', column: 'slug' },
    description: { type: 'text', column: 'description' },
    position: { type: 'number', column: 'position' },
    public: { type: 'boolean', column: 'public' },
    query_filter_string: { type: 'text', column: 'query_filter_string' },
  },
});

/** Filters, searches by name and orders cookbooks: newest first unless the query says otherwise. */
export async function selectCookbooks(
  rows: readonly CookbookRow[],
  query: SearchablePagingQuery,
  now: Date,
): Promise<readonly CookbookRow[]> {
  const passed = await filterRows(rows, query.queryFilter, cookbooks, now);
  const found = searchRows(passed, query.search ?? '');
  const isByRelevance = (query.orderBy ?? '') === '' && (query.search ?? '') !== '';
  return isByRelevance ? found : orderRows(found, query, cookbooks);
}

function searchRows(rows: readonly CookbookRow[], search: string): readonly CookbookRow[] {
  const cleaned = normalizeSearchText(cleanSearch('cookbooks', search));
  const tokens = searchTokens(cleaned);
  if (tokens.length === 0) return rows;
  const has = (row: CookbookRow, text: string) => normalizeSearchText(row.name).includes(text);
  const matches = rows.filter((row) => tokens.some((token) => has(row, token)));
  return matches.toSorted((a, b) => Number(has(b, cleaned)) - Number(has(a, cleaned)));
}
