import type { GroupReader } from '../../../platform/db/database.ts';
import { findRecipeRows } from './recipe-list.repository.ts';
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

/** The rows of the group's recipes that fit. */
export function findDrawableRows(reader: GroupReader, options: DrawOptions, now: Date): Promise<Uint32Array> {
  const linked = (kind: 'categories' | 'tags') =>
    options[kind].length === 0 ? [] : [{ kind, ids: [...new Set(options[kind])], all: true }];
  return findRecipeRows(reader, {
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
}
