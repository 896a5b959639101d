import type { SearchablePagingQuery } from '@hearth/contract';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import { householdFields } from '../../../platform/paging/row-fields.ts';
import { asStored, filterRows } from '../../../platform/paging/row-filter.ts';
import { orderRows } from '../../../platform/paging/row-order.ts';
import { type RowSearch, searchRows } from '../../../platform/paging/select-rows.ts';
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
  const found = await searchRows(passed, query.search ?? '', search);
  const isByRelevance = (query.orderBy ?? '') === '' && (query.search ?? '') !== '';
  return isByRelevance ? found : orderRows(found, query, cookbooks);
}

const search: RowSearch<CookbookRow> = {
  nameOf: ({ name }) => name,
  romanizedOf: ({ name }) => normalizeSearchText(name),
};
