import {
  type CreateRandomEntry,
  type FillMealPlan,
  PlanEntryType,
  type ReadPlanEntry,
} from '@hearth/contract';
import { isPlainDate } from '@hearth/domain/dates/plain-dates';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findEntry,
  findPlan,
  findRecipesOfRows,
  holdPlan,
  insertEntries,
  type PlannedRow,
  updateEntry,
} from '../entries/meal-plans.repository.ts';
import { presentAll, presentOne, storeEntry } from '../entries/meal-plans.service.ts';
import { drawRecipes } from './draw-recipes.ts';

/**
 * Plans a random recipe of the group: chance picks among those that all rules of the day and the meal allow, and of
 * these among the ones planned least often around that day. Without a rule it is any recipe.
 * @throws AppError `noRecipeFitsRules`
 */
export async function createRandomEntry(
  platform: Platform,
  scope: MemberScope,
  { date, entryType }: CreateRandomEntry,
): Promise<ReadPlanEntry> {
  const draw = { dates: [date].filter(isPlainDate), entryType, keepsToMeal: false };
  const [drawn] = await drawRecipes(platform, scope, draw);
  const row = await platform.database.write(scope, async (tx) => {
    const recipe = await findDrawn(tx, drawn);
    return storeEntry(platform, tx, { date, entryType, title: '', text: '' }, recipe);
  });
  return presentOne(platform, scope, row);
}

/**
 * Plans a recipe for each of these days that has none for the meal.
 * @returns the new entries, in the order of the days
 * @throws AppError `noRecipeFitsRules` when the rules allow none for any of them
 */
export async function fillPlan(
  platform: Platform,
  scope: MemberScope,
  { dates, entryType }: FillMealPlan,
): Promise<ReadPlanEntry[]> {
  const days = [...new Set(dates)].filter(isPlainDate).toSorted();
  const drawn = await drawRecipes(platform, scope, { dates: days, entryType, keepsToMeal: true });
  const dishes = days.flatMap((date, place) => {
    const row = drawn[place];
    return row === undefined ? [] : [{ date, row }];
  });
  if (dishes.length === 0) fail('noRecipeFitsRules');
  const stored = await platform.database.write(scope, (tx) => storeDishes(platform, tx, entryType, dishes));
  return presentAll(platform, scope, stored);
}

/** Writes the dishes of days that still have none for the meal, each last in its day. */
async function storeDishes(
  platform: Platform,
  tx: Tx<MemberScope>,
  entryType: FillMealPlan['entryType'],
  dishes: readonly { readonly date: string; readonly row: number }[],
): Promise<PlannedRow[]> {
  await holdPlan(tx);
  const range = { from: dishes[0]?.date ?? null, to: dishes.at(-1)?.date ?? null };
  const plan = await findPlan(tx, tx.scope, range);
  const recipes = await findRecipesOfRows(
    tx,
    dishes.map(({ row }) => row),
  );
  const now = storedInstant(platform.clock.now());
  const rows = dishes.flatMap(({ date, row }) => {
    const ofDay = plan.filter((entry) => entry.date === date);
    const recipeId = recipes.get(row);
    if (recipeId === undefined || ofDay.some((entry) => entry.entry_type === entryType)) return [];
    const what = { title: '', text: '', servings: null, recipe_id: recipeId, recipe_row: row };
    const when = { date, position: ofDay.length, entry_type: entryType };
    return [{ uid: platform.random.uuid(), ...when, ...what, created_at: now, updated_at: now }];
  });
  const ids = await insertEntries(tx, rows);
  return (await findPlan(tx, tx.scope, range)).filter(({ id }) => ids.has(id));
}

/**
 * Gives an entry another recipe that the rules of its day and meal allow.
 * @throws AppError `itemNotFound`, `noRecipeFitsRules`
 */
export async function redrawEntry(
  platform: Platform,
  scope: MemberScope,
  id: number,
): Promise<ReadPlanEntry> {
  const entry = required(await findEntry(platform.database.read(scope), id), 'itemNotFound');
  const { date, entry_type: entryType, recipe_row: row } = entry;
  const [drawn] = await drawRecipes(platform, scope, {
    dates: [date].filter(isPlainDate),
    entryType: PlanEntryType.parse(entryType),
    keepsToMeal: true,
    insteadOf: { id, row },
  });
  const changed = await platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    required(await findEntry(tx, id), 'itemNotFound');
    const recipe = await findDrawn(tx, drawn);
    const now = storedInstant(platform.clock.now());
    await updateEntry(tx, id, { recipe_id: recipe.id, recipe_row: recipe.row, updated_at: now });
    return required(await findEntry(tx, id), 'itemNotFound');
  });
  return presentOne(platform, scope, changed);
}

/** @throws AppError `noRecipeFitsRules` when nothing was drawn, or it has been deleted meanwhile */
async function findDrawn(tx: Tx<MemberScope>, row: number | undefined): Promise<{ id: string; row: number }> {
  const drawn = required(row, 'noRecipeFitsRules');
  const id = (await findRecipesOfRows(tx, [drawn])).get(drawn);
  return { id: required(id, 'noRecipeFitsRules'), row: drawn };
}
