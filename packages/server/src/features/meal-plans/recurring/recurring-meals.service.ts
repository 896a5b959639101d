import {
  type CreateRecurringMeal,
  PlanEntryType,
  recurringWeekdays,
  type RecurringMeal,
  type UpdateRecurringMeal,
} from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { addDays } from '@hearth/domain/dates/plain-dates';
import { listOccurrences } from '@hearth/domain/meal-plans/recurring';
import type { Tx } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { chooseMeal } from '../entries/choose-meal.ts';
import { readContent } from '../entries/entry-content.ts';
import { findEntry, findRecipeRow } from '../entries/meal-plans.repository.ts';
import { requireMeal } from '../entries/meal-plans.service.ts';
import { holdPlan } from '../kinds/hold-plan.repository.ts';
import { findHorizon, planDays, planFurther, readRecurrence, readWeekdays } from './plan-occurrences.ts';
import {
  adoptEntry,
  deleteOccurrences,
  deleteRecurring,
  findOccurrences,
  findRecurringMeal,
  findRecurringMeals,
  type FoundRecurring,
  insertRecurring,
  updateOccurrences,
  updateRecurring,
} from './recurring-meals.repository.ts';

/** What the own household plans again and again, the oldest first. */
export async function listRecurring({ database }: Platform, scope: MemberScope): Promise<RecurringMeal[]> {
  return (await findRecurringMeals(database.read(scope))).map(present);
}

/**
 * Plans something again and again, from the first day on up to the horizon; the rest follows day by day.
 * @throws AppError `recurringMealsTooMany`; `itemNotFound` for a recipe, a kind or an entry that is not there;
 * ValidationError without recipe and title
 */
export function createRecurring(
  platform: Platform,
  scope: MemberScope,
  input: CreateRecurringMeal,
): Promise<RecurringMeal> {
  requireMeal(input.title, input.recipeId ?? null);
  return platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    const max = limits.recurringMeals;
    if ((await findRecurringMeals(tx)).length >= max) fail('recurringMealsTooMany', { max });
    const id = platform.random.uuid();
    const now = storedInstant(platform.clock.now());
    const when = { planned_until: addDays(input.from, -1), created_at: now, updated_at: now };
    await insertRecurring(tx, { id, user_id: scope.userId, ...(await readInput(tx, input)), ...when });
    const row = await requireRow(tx, id);
    const taken = await adopt(tx, input.entryId ?? null, row);
    await planFurther(platform, tx, row, findHorizon(platform), taken);
    return present(await requireRow(tx, id));
  });
}

/** The days that need no new entry: that of an entry which becomes the one of its day. */
async function adopt(tx: Tx<MemberScope>, entryId: number | null, row: FoundRecurring): Promise<Set<string>> {
  if (entryId === null) return new Set();
  const entry = required(await findEntry(tx, entryId), 'itemNotFound');
  const days = listOccurrences(readRecurrence(row), { from: entry.date, to: entry.date });
  if (days.length > 0) await adoptEntry(tx, entry, row.id);
  return new Set(days);
}

/**
 * Changes what is planned again and again, from a day on. Entries that stay on their days are changed, others come and
 * go; one that someone has taken off the plan does not come back.
 * @throws as {@link createRecurring}
 */
export function changeRecurring(
  platform: Platform,
  scope: MemberScope,
  id: string,
  input: UpdateRecurringMeal,
): Promise<RecurringMeal> {
  requireMeal(input.title, input.recipeId ?? null);
  return platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    const before = await requireRow(tx, id);
    const there = await findOccurrences(tx, id, input.from);
    const done = { from: input.from, to: before.planned_until };
    const known = new Set(there.map((entry) => entry.occurs_on));
    const takenOff = new Set(listOccurrences(readRecurrence(before), done).filter((day) => !known.has(day)));
    const updated_at = storedInstant(platform.clock.now());
    await updateRecurring(tx, id, { ...(await readInput(tx, input)), updated_at });
    const after = await requireRow(tx, id);
    const days = listOccurrences(readRecurrence(after), done).filter((day) => !takenOff.has(day));
    const wanted = new Set(days);
    const stay = there.filter((entry) => wanted.has(entry.occurs_on));
    const go = there.filter((entry) => !wanted.has(entry.occurs_on));
    await updateOccurrences(
      tx,
      { id, entries: stay.map((entry) => entry.id) },
      { ...readContent(after), updated_at },
    );
    await deleteOccurrences(tx, { id, entries: go.map((entry) => entry.id) });
    await planDays(
      platform,
      tx,
      after,
      days.filter((day) => !known.has(day)),
    );
    await planFurther(platform, tx, after, findHorizon(platform));
    return present(await requireRow(tx, id));
  });
}

/**
 * Plans it no more, and takes its entries off the plan from a day on; earlier ones stay.
 * @throws AppError `itemNotFound`
 */
export function removeRecurring(
  platform: Platform,
  scope: MemberScope,
  id: string,
  from: string,
): Promise<RecurringMeal> {
  return platform.database.write(scope, async (tx) => {
    await holdPlan(tx);
    const row = await requireRow(tx, id);
    const entries = (await findOccurrences(tx, id, from)).map((entry) => entry.id);
    await deleteOccurrences(tx, { id, entries });
    await deleteRecurring(tx, id);
    return present(row);
  });
}

async function requireRow(tx: Tx<MemberScope>, id: string): Promise<FoundRecurring> {
  return required(await findRecurringMeal(tx, tx.scope, id), 'itemNotFound');
}

/** The columns that a request decides about. */
async function readInput(tx: Tx<MemberScope>, input: UpdateRecurringMeal) {
  const recipeId = input.recipeId ?? null;
  const recipe_row = recipeId === null ? null : required(await findRecipeRow(tx, recipeId), 'itemNotFound');
  return {
    ...(await chooseMeal(tx, input, null)),
    title: input.title,
    text: input.text,
    servings: input.servings ?? null,
    recipe_id: recipeId,
    recipe_row,
    weekdays: recurringWeekdays.filter((day) => input.weekdays.includes(day)).join(','),
    every_weeks: input.everyWeeks,
    starts_on: input.from,
    ends_on: input.until ?? null,
  };
}

function present(row: FoundRecurring): RecurringMeal {
  return {
    id: row.id,
    entryType: PlanEntryType.parse(row.entry_type),
    mealKindId: row.meal_kind_id,
    title: row.title,
    text: row.text,
    recipeId: row.recipe_row === null ? null : row.recipe_id,
    recipeName: row.recipe_name,
    servings: row.servings,
    weekdays: readWeekdays(row.weekdays),
    everyWeeks: row.every_weeks,
    from: row.starts_on,
    until: row.ends_on,
    plannedUntil: row.planned_until,
  };
}
