import type { ReadCookBook } from '@hearth/contract';
import { FilterError, type FilterPart, parseFilter } from '@hearth/domain/search/query-filter';
import type { CookbookRow } from './cookbooks.tables.ts';

/** A cookbook as it travels. A stored filter that can no longer be read has no parts. */
export function presentCookbook(row: CookbookRow): ReadCookBook {
  return {
    id: row.id,
    groupId: row.group_id,
    householdId: row.household_id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    position: row.position,
    public: row.public === 1,
    queryFilterString: row.query_filter_string,
    queryFilter: { parts: readParts(row.query_filter_string) },
  };
}

function readParts(text: string): FilterPart[] {
  const parsed = text === '' ? null : parseFilter(text);
  return parsed === null || parsed instanceof FilterError ? [] : parsed.parts;
}
