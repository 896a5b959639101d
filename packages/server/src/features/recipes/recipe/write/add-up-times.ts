import * as z from 'zod';
import {
  bumpLibraryRevisionOf,
  recordChangedRecipes,
} from '../../../../platform/db/revisions/library-revision.ts';
import { systemScope } from '../../../../platform/db/scope.ts';
import { defineJob } from '../../../../platform/jobs/payload-kind.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { minuteColumns } from './recipe-columns.ts';
import {
  findUntoldTotals,
  type ReadMinutes,
  updateUntoldTotals,
  type UntoldTotal,
} from './untold-totals.repository.ts';

const AddingUp = z.object({ afterRow: z.number().int() });
type AddingUp = z.output<typeof AddingUp>;

/**
 * Adds up the times of recipes that were stored before lists found such recipes by their total time: of a database that
 * was migrated, and of a backup. The migrations `0005-add-up-times` and `0015-minutes-of-parts` write the first job.
 */
export const addUpTimesJob = defineJob('add-up-times', AddingUp);

const scope = systemScope(addUpTimesJob.name);
/** How many recipes one job looks at: other jobs run in between. */
const maxAtOnce = 200;

/** Adds up the times of the next recipes, and goes on in another job as long as there are more. */
export async function addUpTimes(platform: Platform, { afterRow }: AddingUp): Promise<void> {
  const { database, jobs } = platform;
  const found = await findUntoldTotals(database.read(scope), afterRow, maxAtOnce);
  for (const groupId of new Set(found.map(({ group_id }) => group_id)))
    await addUpInGroup(
      platform,
      groupId,
      found.filter((recipe) => recipe.group_id === groupId),
    );
  const last = found.at(-1);
  if (last === undefined || found.length < maxAtOnce) return;
  await database.write(scope, (tx) => jobs.enqueue(tx, addUpTimesJob, { afterRow: last.row }));
}

async function addUpInGroup(
  { database }: Platform,
  groupId: string,
  recipes: readonly UntoldTotal[],
): Promise<void> {
  const alike = new Map<string, { minutes: ReadMinutes; ids: string[] }>();
  for (const recipe of recipes) {
    const minutes = readMinutes(recipe);
    const key = JSON.stringify(minutes);
    alike.set(key, { minutes, ids: [...(alike.get(key)?.ids ?? []), recipe.id] });
  }
  await database.write(scope, async (open) => {
    const tx = await bumpLibraryRevisionOf(open, groupId);
    recordChangedRecipes(
      tx,
      recipes.map(({ id }) => id),
    );
    for (const { minutes, ids } of alike.values()) await updateUntoldTotals(tx, ids, minutes);
  });
}

function readMinutes(recipe: UntoldTotal): ReadMinutes {
  return minuteColumns({
    totalTime: recipe.total_time,
    prepTime: recipe.prep_time,
    performTime: recipe.perform_time,
    cookTime: recipe.cook_time,
  });
}
