import type { GroupReader } from '../../../platform/db/database.ts';
import type { Random } from '../../../platform/random/random.ts';
import { findIdOfRow, findRecipeRows } from './recipe-list.repository.ts';
import { readStoredFilter } from './recipe-selection.ts';

/** What a drawn recipe has to be. */
export interface DrawOptions {
  /** In the `queryFilter` language; all of them hold. */
  readonly filters: readonly string[];
  /** Ids of what it carries, all of them. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Ids of the households that it may be of; null for any. */
  readonly households: readonly string[] | null;
}

/** One of the group's recipes that fit, each equally likely; undefined where none does. */
export async function drawRecipe(
  reader: GroupReader,
  options: DrawOptions,
  random: Random,
  now: Date,
): Promise<{ row: number; id: string } | undefined> {
  const linked = (kind: 'categories' | 'tags') =>
    options[kind].length === 0 ? [] : [{ kind, ids: [...new Set(options[kind])], all: true }];
  const rows = await findRecipeRows(reader, {
    filters: options.filters.map((text) => readStoredFilter(text, now)).filter((filter) => filter !== null),
    links: [...linked('categories'), ...linked('tags')],
    households: options.households,
    search: '',
    unwanted: [],
    order: [],
    direction: 'asc',
    nulls: null,
    ratingsOf: null,
  });
  const row = rows.length === 0 ? undefined : rows[random.int(rows.length)];
  const id = row === undefined ? undefined : await findIdOfRow(reader, row);
  return row === undefined || id === undefined ? undefined : { row, id };
}
