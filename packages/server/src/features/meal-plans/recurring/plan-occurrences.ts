import { RecurringWeekday } from '@hearth/contract';
import { limits } from '@hearth/contract/kernel/limits';
import { addDays, dateIn, type PlainDate } from '@hearth/domain/dates/plain-dates';
import { listOccurrences, type Recurrence } from '@hearth/domain/meal-plans/recurring';
import type { Tx } from '../../../platform/db/database.ts';
import { type Scope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readContent } from '../entries/entry-content.ts';
import { findPlan } from '../entries/meal-plans.repository.ts';
import { holdPlanForHousehold } from '../kinds/hold-plan.repository.ts';
import {
  findBehind,
  findRecurringMeal,
  type FoundRecurring,
  insertOccurrences,
  updateRecurring,
} from './recurring-meals.repository.ts';
import type { RecurringMealRow } from './recurring-meals.tables.ts';

/** Longer ago nothing is planned any more. */
const daysBack = limits.filledDays;

/** The last day up to which recurring meals are planned. */
export function findHorizon({ clock, settings }: Platform): PlainDate {
  return addDays(dateIn(clock.now(), settings.server.timeZone), limits.recurringDays);
}

/** The first day from which they are planned. */
function findEarliest({ clock, settings }: Platform): PlainDate {
  return addDays(dateIn(clock.now(), settings.server.timeZone), -daysBack);
}

/** The days of a row as the rule knows them. */
export function readRecurrence(
  row: Pick<RecurringMealRow, 'weekdays' | 'every_weeks' | 'starts_on' | 'ends_on'>,
): Recurrence {
  return {
    weekdays: readWeekdays(row.weekdays),
    everyWeeks: row.every_weeks,
    from: row.starts_on,
    until: row.ends_on,
  };
}

export function readWeekdays(text: string): RecurringWeekday[] {
  return text.split(',').map((day) => RecurringWeekday.parse(day));
}

/** Plans entries of a recurring meal for these days, each last in its day. Hold the plan before. */
export async function planDays(
  platform: Platform,
  tx: Tx<Scope>,
  row: FoundRecurring,
  days: readonly PlainDate[],
): Promise<void> {
  const [from, to] = [days[0] ?? null, days.at(-1) ?? null];
  if (from === null || to === null) return;
  const owner = { groupId: row.group_id, householdId: row.household_id };
  const places = new Map(
    (await findPlan(tx, owner, { from, to })).map(({ date, position }) => [date, position]),
  );
  const now = storedInstant(platform.clock.now());
  const entries = days.map((date) => ({
    uid: platform.random.uuid(),
    user_id: row.user_id,
    date,
    position: (places.get(date) ?? -1) + 1,
    ...readContent(row),
    recurring_meal_id: row.id,
    occurs_on: date,
    created_at: now,
    updated_at: now,
  }));
  await insertOccurrences(tx, entries);
}

/**
 * Plans what is still missing up to the horizon, for all households. What has been planned once is not planned again,
 * by however many servers and however often this is done: the day up to which it is done is read and written while the plan is held.
 */
export async function planRecurringMeals(platform: Platform): Promise<void> {
  const { database } = platform;
  const scope = systemScope('plan recurring meals');
  const horizon = findHorizon(platform);
  // A transaction each: nobody's plan waits for that of others.
  for (const found of await findBehind(database.read(scope), horizon))
    await database.write(scope, async (tx) => {
      await holdPlanForHousehold(tx, found.household_id);
      const owner = { groupId: found.group_id, householdId: found.household_id };
      const row = await findRecurringMeal(tx, owner, found.id);
      if (row !== undefined) await planFurther(platform, tx, row, horizon);
    });
}

/** Plans a recurring meal from where it has got to up to the horizon. Hold the plan before. */
export async function planFurther(
  platform: Platform,
  tx: Tx<Scope>,
  row: FoundRecurring,
  horizon: PlainDate,
  taken: ReadonlySet<PlainDate> = new Set(),
): Promise<void> {
  if (row.planned_until >= horizon) return;
  const [next, earliest] = [addDays(row.planned_until, 1), findEarliest(platform)];
  const range = { from: next > earliest ? next : earliest, to: horizon };
  const days = listOccurrences(readRecurrence(row), range).filter((day) => !taken.has(day));
  await planDays(platform, tx, row, days);
  await updateRecurring(tx, row.id, { planned_until: horizon });
}
