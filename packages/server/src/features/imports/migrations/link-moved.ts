import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { linkLines } from '../../recipes/recipe/index.ts';
import type { ArchiveLinks } from '../recipe-imports/index.ts';
import { findSettled, settleMigrated } from './migrated-recipes.repository.ts';

/** So many lines are linked in one transaction: others write in between. */
const atOnce = 100;

/** Links the lines of recipes that an import has made to the recipes of the same archive. That is no change by someone. */
export async function linkMoved(
  platform: Platform,
  scope: MemberScope,
  { links, reportId }: { readonly links: ArchiveLinks; readonly reportId: string },
): Promise<void> {
  const lines = links.listLines();
  for (let start = 0; start < lines.length; start += atOnce) {
    await platform.database.write(scope, async (tx) => {
      const settled = await findSettled(tx, reportId);
      await linkLines(tx, lines.slice(start, start + atOnce));
      await settleMigrated(tx, settled);
    });
  }
}
