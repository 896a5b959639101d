import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { SystemScope } from '../../../platform/db/scope.ts';
import { isNotInTrash } from '../../recipes/visibility/index.ts';
import { type RecipeTimelineEventRow } from '../../recipes/documents/index.ts';

/** A recipe that was planned for a day, and by whom. */
export interface PlannedMeal {
  group_id: string;
  household_id: string;
  user_id: string;
  full_name: string;
  entry_type: string;
  recipe_id: string;
}

/** The recipes that all households have planned for a day. */
export function findMealsOf(reader: Reader<SystemScope>, date: string): Promise<PlannedMeal[]> {
  return reader
    .selectFrom('meal_plan_entries as p')
    .innerJoin('users', 'users.id', 'p.user_id')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.row', '=', 'p.recipe_row').onRef('recipes.group_id', '=', 'users.group_id'),
    )
    .select(['users.group_id', 'users.household_id', 'p.user_id', 'users.full_name', 'p.entry_type'])
    .select('recipes.id as recipe_id')
    .where('p.date', '=', date)
    .where(isNotInTrash)
    .orderBy('p.id')
    .execute();
}

/** What the timelines of these recipes say from one moment to another. */
export function findSubjects(
  reader: Reader<SystemScope>,
  recipeIds: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ recipe_id: string; subject: string }[]> {
  return reader
    .selectFrom('recipe_timeline_events')
    .select(['recipe_id', 'subject'])
    .where((eb) => isOneOf(reader.dialect, eb.ref('recipe_id'), recipeIds))
    .where('timestamp', '>=', from)
    .where('timestamp', '<', to)
    .execute();
}

/** How many rows one statement writes: databases limit the values they take at once. */
const chunkRows = 500;

export async function insertEvents(
  tx: Tx<SystemScope>,
  events: readonly RecipeTimelineEventRow[],
): Promise<void> {
  for (let start = 0; start < events.length; start += chunkRows) {
    const chunk = events.slice(start, start + chunkRows);
    await tx.insertInto('recipe_timeline_events').values(chunk).execute();
  }
}

/** When something was made, and from when on an earlier time stays. */
export interface Making {
  readonly at: string;
  readonly since: string;
  readonly now: string;
}

/** Sets when these recipes were made last, unless they were made later; returns the changed ones. */
export async function markMade(
  tx: Tx<SystemScope>,
  recipeIds: readonly string[],
  { at, since, now }: Making,
): Promise<string[]> {
  const rows = await tx
    .updateTable('recipes')
    .set({ last_made: at, date_updated: now, updated_at: now })
    .where((eb) => isOneOf(tx.dialect, eb.ref('id'), recipeIds))
    .where((eb) => eb.or([eb('last_made', 'is', null), eb('last_made', '<', since)]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Slugs of these recipes and the households of their owners, by recipe. */
export async function findOwners(
  tx: Tx<SystemScope>,
  recipeIds: readonly string[],
): Promise<Map<string, { slug: string; householdId: string }>> {
  const rows = await tx
    .selectFrom('recipes')
    .innerJoin('users', 'users.id', 'recipes.user_id')
    .select(['recipes.id', 'recipes.slug', 'users.household_id as householdId'])
    .where((eb) => isOneOf(tx.dialect, eb.ref('recipes.id'), recipeIds))
    .execute();
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
}

/** The same for the household that made a recipe. */
export async function markMadeBy(
  tx: Tx<SystemScope>,
  made: readonly { readonly recipe_id: string; readonly household_id: string }[],
  { at, since }: Making,
): Promise<void> {
  for (let start = 0; start < made.length; start += chunkRows) {
    const chunk = made.slice(start, start + chunkRows).map((one) => ({ ...one, last_made: at }));
    await tx
      .insertInto('recipe_last_made')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .columns(['recipe_id', 'household_id'])
          .doUpdateSet({ last_made: at })
          .where(sql.ref('recipe_last_made.last_made'), '<', since),
      )
      .execute();
  }
}
