import {
  type CreateRandomEntry,
  type FillMealPlan,
  PlanEntryType,
  type PlanFilling,
  type ReadPlanEntry,
} from '@hearth/contract';
import { isPlainDate } from '@hearth/domain/dates/plain-dates';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, failAs, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findEntry,
  findPlan,
  holdPlan,
  insertEntries,
  type PlannedRow,
  updateEntry,
} from '../entries/meal-plans.repository.ts';
import { presentAll, presentOne, storeEntry } from '../entries/meal-plans.service.ts';
import { confirmDraw, type Drawn, drawRecipes } from './draw-recipes.ts';
import { presentReasons } from './filling.present.ts';

/**
 * Plans a random recipe of the group: chance picks among those that the rules of the day and the meal, frequencies and
 * days of rest allow, and of these among the ones planned least often around that day.
 * @throws AppError `noRecipeFitsRules`, with the code `noRecipeComesNow` where others than rules are the reason
 */
export async function createRandomEntry(
  platform: Platform,
  scope: MemberScope,
  { date, entryType }: CreateRandomEntry,
): Promise<ReadPlanEntry> {
  const days = { dates: [date].filter(isPlainDate), keepsPlanned: false };
  const drawn = await drawRecipes(platform, scope, { ...days, entryType, keepsToMeal: false });
  const row = await platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    const recipe = await confirmOne(platform, tx, drawn);
    const found = recipe.found ?? refuse(recipe.drawn);
    return storeEntry(platform, tx, { date, entryType, title: '', text: '' }, found);
  });
  return presentOne(platform, scope, row);
}

function refuse({ filling }: Drawn): never {
  if ((filling.empty[0]?.obstacles ?? []).length === 0) fail('noRecipeFitsRules');
  failAs('noRecipeFitsRules', 'noRecipeComesNow');
}

/** The recipe of a draw for one day. */
async function confirmOne(platform: Platform, tx: Tx<MemberScope>, before: Drawn) {
  const { drawn, recipes } = await confirmDraw(platform, tx, before);
  const row = drawn.filling.dishes[0];
  const id = row === undefined ? undefined : recipes.get(row);
  return { drawn, found: row === undefined || id === undefined ? null : { id, row } };
}

/**
 * Plans a recipe for each of these days that has none for the meal.
 * @returns the new entries, in the order of the days, and why days stay empty and minimums are missed
 */
export async function fillPlan(
  platform: Platform,
  scope: MemberScope,
  { dates, entryType }: FillMealPlan,
): Promise<PlanFilling> {
  const days = [...new Set(dates)].filter(isPlainDate).toSorted();
  const draw = { dates: days, entryType, keepsToMeal: true, keepsPlanned: true };
  const before = await drawRecipes(platform, scope, draw);
  const { stored, drawn } = await platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    const confirmed = await confirmDraw(platform, tx, before);
    return { stored: await storeDishes(platform, tx, confirmed), drawn: confirmed.drawn };
  });
  return { entries: await presentAll(platform, scope, stored), ...presentReasons(drawn) };
}

/** Writes the dishes, each last in its day. */
async function storeDishes(
  platform: Platform,
  tx: Tx<MemberScope>,
  { drawn, recipes }: { readonly drawn: Drawn; readonly recipes: ReadonlyMap<number, string> },
): Promise<PlannedRow[]> {
  const now = storedInstant(platform.clock.now());
  const rows = drawn.open.flatMap(({ date }, place) => {
    const row = drawn.filling.dishes[place];
    const recipeId = row === undefined ? undefined : recipes.get(row);
    if (row === undefined || recipeId === undefined) return [];
    const position = drawn.planned.filter((entry) => entry.date === date).length;
    const what = { title: '', text: '', servings: null, recipe_id: recipeId, recipe_row: row };
    const when = { date, position, entry_type: drawn.draw.entryType };
    return [{ uid: platform.random.uuid(), ...when, ...what, created_at: now, updated_at: now }];
  });
  if (rows.length === 0) return [];
  const ids = await insertEntries(tx, rows);
  const range = { from: rows[0]?.date ?? null, to: rows.at(-1)?.date ?? null };
  return (await findPlan(tx, tx.scope, range)).filter(({ id }) => ids.has(id));
}

/**
 * Gives an entry another recipe that may come on its day and for its meal; where none may, the entry stays.
 * @returns the entry, or why it has no other recipe
 * @throws AppError `itemNotFound`
 */
export async function redrawEntry(platform: Platform, scope: MemberScope, id: number): Promise<PlanFilling> {
  const entry = required(await findEntry(platform.database.read(scope), id), 'itemNotFound');
  const { date, entry_type: entryType, recipe_row: row } = entry;
  const before = await drawRecipes(platform, scope, {
    dates: [date].filter(isPlainDate),
    entryType: PlanEntryType.parse(entryType),
    keepsToMeal: true,
    keepsPlanned: false,
    insteadOf: { id, row },
  });
  const { changed, drawn } = await platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    required(await findEntry(tx, id), 'itemNotFound');
    const recipe = await confirmOne(platform, tx, before);
    if (recipe.found === null) return { changed: null, drawn: recipe.drawn };
    const now = storedInstant(platform.clock.now());
    const { found } = recipe;
    await updateEntry(tx, id, { recipe_id: found.id, recipe_row: found.row, updated_at: now });
    return { changed: required(await findEntry(tx, id), 'itemNotFound'), drawn: recipe.drawn };
  });
  const entries = changed === null ? [] : [await presentOne(platform, scope, changed)];
  return { entries, ...presentReasons(drawn) };
}
