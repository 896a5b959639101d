import type { ReadCookBook } from '@hearth/contract';
import { FilterError, type FilterPart, parseFilter } from '@hearth/domain/search/query-filter';
import type { GroupReader } from '../../../platform/db/database.ts';
import { findHouseholdNames } from './cookbooks.repository.ts';
import type { CookbookRow } from './cookbooks.tables.ts';

/** Cookbooks of the reader's group as they travel, each with its household. */
export async function presentCookbooks(
  reader: GroupReader,
  rows: readonly CookbookRow[],
): Promise<ReadCookBook[]> {
  if (rows.length === 0) return [];
  const names = await findHouseholdNames(reader);
  return rows.map((row) => presentRow(row, names.get(row.household_id) ?? ''));
}

/** As {@link presentCookbooks}, of one. */
export async function presentCookbook(reader: GroupReader, row: CookbookRow): Promise<ReadCookBook> {
  const names = await findHouseholdNames(reader);
  return presentRow(row, names.get(row.household_id) ?? '');
}

/** A stored filter that can no longer be read has no parts. */
function presentRow(row: CookbookRow, household: string): ReadCookBook {
  return {
    id: row.id,
    groupId: row.group_id,
    householdId: row.household_id,
    household: { id: row.household_id, name: household },
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
