import type { SearchablePagingQuery } from '@hearth/contract';
import { cleanSearch, searchTokens } from '@hearth/domain/search-text';
import { filterRows, type ReadableRows } from '../../platform/paging/filter-rows.ts';
import { orderRows } from '../../platform/paging/order-rows.ts';
import type { OrganizerRow } from './organizers.tables.ts';

/** What clients may filter and order organizers by. */
const organizers: ReadableRows<OrganizerRow> = {
  schema: {
    fields: {
      id: { type: 'uuid', column: 'id' },
      group_id: { type: 'uuid', column: 'group_id' },
      name: { type: 'text', column: 'name' },
      slug: { type: 'text', column: 'slug' },
      created_at: { type: 'datetime', column: 'created_at' },
      updated_at: { type: 'datetime', column: 'updated_at' },
      update_at: { type: 'datetime', column: 'updated_at' },
    },
  },
  read: valueOf,
};

/** Filters, searches and orders the group's organizers: newest first unless the query says otherwise. */
export function selectOrganizers(
  rows: readonly OrganizerRow[],
  query: SearchablePagingQuery,
  now: Date,
): OrganizerRow[] {
  const filtered = filterRows(rows, query.queryFilter, organizers, now);
  return orderRows(searchRows(filtered, query.search), query, { ...organizers, read: sortKey });
}

function valueOf(row: OrganizerRow, column: string): string {
  return String(row[column as keyof OrganizerRow]);
}

function sortKey(row: OrganizerRow, column: string): string {
  return column === 'name' ? row.name_normalized : valueOf(row, column);
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
