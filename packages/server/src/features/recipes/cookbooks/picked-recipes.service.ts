import type { PickedRecipes, ReadCookBook } from '@hearth/contract';
import { withoutPicked, withPicked } from '@hearth/domain/recipes/hand-picked';
import {
  bumpLibraryRevision,
  recordChangedReferences,
} from '../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellOfCookbook } from './cookbook-events.ts';
import { presentCookbook } from './cookbooks.present.ts';
import { findOwnCookbooks, updateCookbook } from './cookbooks.repository.ts';

/**
 * Puts recipes into a cookbook by hand and takes others out, in one transaction with reading its filter: two who add
 * at once both find theirs in it. A cookbook that includes every recipe stays as it is.
 * @throws AppError `itemNotFound`, `cookbookFull`, `cookbookFilterClosed`
 */
export async function changePickedRecipes(
  platform: Platform,
  scope: MemberScope,
  id: string,
  picked: PickedRecipes,
): Promise<ReadCookBook> {
  return platform.database.write(scope, async (open) => {
    // Taking the next revision locks the library: later reads see the state that the next one builds on.
    const tx = await bumpLibraryRevision(open);
    recordChangedReferences(tx);
    const [found] = await findOwnCookbooks(tx, [id.toLowerCase()]);
    const row = required(found, 'itemNotFound');
    const filter = filterWith(row.query_filter_string, picked);
    if (filter === row.query_filter_string) return presentCookbook(tx, row);
    const changed = {
      ...row,
      query_filter_string: filter,
      updated_at: storedInstant(platform.clock.now()),
    };
    await updateCookbook(tx, changed);
    await tellOfCookbook(platform, tx, changed, 'update');
    return presentCookbook(tx, changed);
  });
}

function filterWith(filter: string, { add, remove }: PickedRecipes): string {
  const rest = remove.length === 0 ? filter : withoutPicked(filter, remove);
  if (add.length === 0) return rest;
  const changed = withPicked(rest, add);
  if (changed === 'everything') return rest;
  if (changed === 'full') fail('cookbookFull');
  if (changed === 'unreadable') fail('cookbookFilterClosed');
  return changed.filter;
}
