import type { MigrationUndo, ReportSummary } from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { trashEach } from '../../recipes/recipe/index.ts';
import { getReportSummary } from '../reports/index.ts';
import { findMade, type MadeRecipe } from './migrated-recipes.repository.ts';

const dayMs = 86_400_000;
/** So many recipes move to the trash in one transaction: others write in between. */
const atOnce = 100;

/**
 * What undoing an import would do now.
 * @throws AppError `itemNotFound` for a report that the group does not have, or that is of something else
 */
export async function describeUndo(
  platform: Platform,
  scope: MemberScope,
  reportId: string,
): Promise<MigrationUndo> {
  const report = await requireMigration(platform, scope, reportId);
  const made = await findMade(platform.database.read(scope), report.id);
  return { ...countRemoved(made), until: endOfUndo(platform, report).toISOString() };
}

/**
 * Moves the recipes that an import has made to the trash, and leaves those that someone has changed since.
 * @throws AppError `itemNotFound`, `migrationNotUndone` while it goes on and when its time is over,
 * `recipePermissionDenied` for recipes of another person without the right to organize
 */
export async function undoMigration(
  platform: Platform,
  scope: MemberScope,
  reportId: string,
): Promise<MigrationUndo> {
  const report = await requireMigration(platform, scope, reportId);
  const until = endOfUndo(platform, report);
  if (report.status === 'in-progress' || until < platform.clock.now()) return fail('migrationNotUndone');
  let removed = 0;
  let last = { removed: atOnce, left: 0 };
  while (last.removed === atOnce) {
    last = await removeSome(platform, scope, report.id);
    removed += last.removed;
  }
  return { removed, left: last.left, until: until.toISOString() };
}

async function requireMigration(
  platform: Platform,
  scope: MemberScope,
  reportId: string,
): Promise<ReportSummary> {
  const report = await getReportSummary(platform, scope, reportId);
  return report.category === 'migration' ? report : fail('itemNotFound');
}

/** An import can be undone for as long as recipes stay in the trash. */
function endOfUndo({ settings }: Platform, { timestamp }: ReportSummary): Date {
  return new Date(Date.parse(timestamp) + settings.server.trashDays * dayMs);
}

function removeSome(platform: Platform, scope: MemberScope, reportId: string) {
  return platform.database.write(scope, async (tx) => {
    const made = await findMade(tx, reportId);
    const slugs = made.filter(({ isChanged }) => !isChanged).map(({ slug }) => slug);
    const some = slugs.slice(0, atOnce);
    await trashEach(platform, tx, some);
    return { removed: some.length, left: countRemoved(made).left };
  });
}

function countRemoved(made: readonly MadeRecipe[]): { removed: number; left: number } {
  const left = made.filter(({ isChanged }) => isChanged).length;
  return { removed: made.length - left, left };
}
