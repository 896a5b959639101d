import type { Recipe } from '@hearth/contract';
import { runTogether } from '../../../../platform/concurrency/run-together.ts';
import {
  bumpLibraryRevision,
  recordChangedRecipes,
} from '../../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import { storedInstant } from '../../../../platform/db/values/stored-instant.ts';
import type { JsonText } from '../../../../platform/http/answers/json-text.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { refreshed, requireRecipe } from './change-recipe.ts';
import { publishUpdated } from './recipe-events.ts';
import { noLists } from './recipe-lists.repository.ts';
import { saveLastMade, updateRecipe } from './recipe-writing.repository.ts';

/** Says when the recipe was cooked last. Any member may; locks do not count. */
export async function setLastMade(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
  timestamp: string,
): Promise<JsonText<Recipe>> {
  return platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    const recipe = await requireRecipe(tx, slugOrId);
    const now = storedInstant(platform.clock.now());
    const columns = { last_made: timestamp, date_updated: now, updated_at: now };
    await runTogether([
      updateRecipe(tx, recipe.id, { columns, lists: {}, before: noLists }),
      saveLastMade(tx, recipe.id, timestamp),
    ]);
    recordChangedRecipes(tx, [recipe.id]);
    const [built] = await runTogether([refreshed(tx, recipe), publishUpdated(platform, tx, recipe)]);
    return built;
  });
}
