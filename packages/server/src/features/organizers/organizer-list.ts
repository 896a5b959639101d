import type { SearchablePagingQuery } from '@hearth/contract';
import type { FilterSchema } from '@hearth/domain/query-filter';
import { cleanSearch, searchTokens } from '@hearth/domain/search-text';
import { filterRows, type RowReader } from '../../platform/paging/row-filter.ts';
import { orderRows } from '../../platform/paging/row-order.ts';
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

const asStored: RowReader<OrganizerRow> = {
  schema,
  valueOf: (row, column) => row[column as keyof OrganizerRow],
};

/** Names are ordered as searches look at them: without regard to case and accents. */
const asOrdered: RowReader<OrganizerRow> = {
  schema,
  valueOf: (row, column) => (column === 'name' ? row.name_normalized : asStored.valueOf(row, column)),
};

/** Filters, searches and orders the group's organizers: newest first unless the query says otherwise. */
export function selectOrganizers(
  rows: readonly OrganizerRow[],
  query: SearchablePagingQuery,
  now: Date,
): OrganizerRow[] {
  const found = searchRows(filterRows(rows, query.queryFilter, asStored, now), query.search);
  const isByRelevance = (query.orderBy ?? '') === '' && (query.search ?? '') !== '';
  return isByRelevance ? found : orderRows(found, query, asOrdered);
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
