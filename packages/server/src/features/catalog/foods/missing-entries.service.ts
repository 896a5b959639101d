import {
  bumpLibraryRevision,
  recordChangedReferences,
} from '../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { searchTextOf } from './entry-list.ts';
import { findIdsByName, insertMissing } from './missing-entries.repository.ts';

/** Names of foods and units. */
export interface EntryNames {
  readonly foods: readonly string[];
  readonly units: readonly string[];
}

/** Ids of foods and units by their names. */
export interface EntryIds {
  readonly foods: ReadonlyMap<string, string>;
  readonly units: ReadonlyMap<string, string>;
}

/** Adds the foods and units that the group does not have yet, all at once, and returns the ids of all of them. */
export async function addMissingEntries(
  platform: Platform,
  scope: MemberScope,
  { foods, units }: EntryNames,
): Promise<EntryIds> {
  if (foods.length + units.length === 0) return { foods: new Map(), units: new Map() };
  const now = storedInstant(platform.clock.now());
  const shared = (name: string) => ({
    id: platform.random.uuid(),
    group_id: scope.groupId,
    name,
    plural_name: null,
    description: '',
    created_at: now,
    updated_at: now,
    search_text: searchTextOf([name]),
  });
  const spelling = { abbreviation: '', plural_abbreviation: null, use_abbreviation: 0, fraction: 1 };
  return platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    recordChangedReferences(tx);
    await insertMissing(tx, {
      foods: foods.map((name) => ({ ...shared(name), label_id: null })),
      units: units.map((name) => ({ ...shared(name), ...spelling })),
    });
    return { foods: await findIdsByName(tx, 'foods', foods), units: await findIdsByName(tx, 'units', units) };
  });
}
