import type { CreateRecipeBulk, CreateRecipeByUrlBulk } from '@hearth/contract';
import type { MemberScope } from '../../../../platform/db/scope.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { publish } from '../../../automation/notifiers/index.ts';
import { beginReport } from '../../reports/index.ts';
import { credentialJson, organizersJson } from './stored-imports.ts';
import { insertImport } from './bulk-import.repository.ts';
import type { PendingPageRow } from './bulk-import.tables.ts';
import { importPagesJob } from './import-pages.ts';

/**
 * Has the recipes of many pages imported after the commit, and returns the id of the report about them. The
 * pages are rows, worked off by one small job after another, so that no other work waits long and a server that is
 * stopped goes on where it was.
 */
export async function startBulkImport(
  platform: Platform,
  scope: MemberScope,
  { imports, readIngredients, includeTags, includeCategories, showNutrition }: CreateRecipeByUrlBulk,
  locale: Locale,
): Promise<{ reportId: string }> {
  return platform.database.write(scope, async (tx) => {
    const given = { name: 'Bulk Import', category: 'bulk_import' as const, expectedEntries: imports.length };
    const reportId = await beginReport(platform, tx, given);
    const row = {
      report_id: reportId,
      user_id: scope.userId,
      credential: credentialJson.stringify(scope.credential),
      locale,
      reads_ingredients: readIngredients ? 1 : 0,
      turn: 0,
    };
    const brought = { includeTags, includeCategories, showNutrition };
    const pages = imports.map((one, position) =>
      pendingPage(platform, reportId, { ...one, ...brought }, position),
    );
    await insertImport(tx, row, pages);
    await platform.jobs.enqueue(tx, importPagesJob, { reportId, turn: 0 });
    await publish(platform, tx, {
      type: 'recipe_created',
      householdId: scope.householdId,
      document: { documentType: 'recipe_bulk_report', operation: 'create', reportId },
    });
    return { reportId };
  });
}

/** What the recipes bring of their pages. */
type Brought = Pick<CreateRecipeByUrlBulk, 'includeTags' | 'includeCategories' | 'showNutrition'>;

function pendingPage(
  { random }: Platform,
  reportId: string,
  { url, categories, tags, ...brought }: CreateRecipeBulk & Brought,
  position: number,
): PendingPageRow {
  return {
    id: random.uuid(),
    report_id: reportId,
    position,
    url,
    organizers: organizersJson.stringify({ recipeCategory: categories ?? [], tags: tags ?? [], ...brought }),
    attempts: 0,
    recipe_id: null,
    recipe_name: null,
    picture_url: null,
    ingredients_read: null,
    ingredients_left: null,
  };
}
