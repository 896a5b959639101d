import { type Insertable, type Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope, Scope, SystemScope } from '../../../platform/db/scope.ts';
import type { MealPlanEntryRow } from '../entries/meal-plans.tables.ts';
import type { PlanOwner } from '../entries/meal-plans.repository.ts';
import type { RecurringMealRow } from './recurring-meals.tables.ts';

/** With whose plan it is for, and the name of its recipe. */
export interface FoundRecurring extends RecurringMealRow {
  readonly group_id: string;
  readonly household_id: string;
  readonly recipe_name: string | null;
}

/** An entry that has come of it, and the day that it is for. */
export interface Occurrence {
  readonly id: number;
  readonly occurs_on: string;
}

function selectRecurring(reader: Reader<Scope>) {
  return reader
    .selectFrom('recurring_meals as meals')
    .innerJoin('users', 'users.id', 'meals.user_id')
    .leftJoin('recipes', (join) =>
      join.onRef('recipes.row', '=', 'meals.recipe_row').onRef('recipes.group_id', '=', 'users.group_id'),
    )
    .leftJoin('household_meal_kinds as kinds', (join) =>
      join
        .onRef('kinds.id', '=', 'meals.meal_kind_id')
        .onRef('kinds.household_id', '=', 'users.household_id'),
    )
    .selectAll('meals')
    .select([
      'users.group_id',
      'users.household_id',
      'recipes.name as recipe_name',
      'kinds.id as meal_kind_id',
    ]);
}

/** What the own household plans again and again, the oldest first. */
export function findRecurringMeals(reader: Reader<MemberScope>): Promise<FoundRecurring[]> {
  return selectRecurring(reader)
    .where('users.household_id', '=', reader.scope.householdId)
    .where('users.group_id', '=', reader.scope.groupId)
    .orderBy('meals.created_at')
    .orderBy('meals.id')
    .execute();
}

/** One of the given household. */
export function findRecurringMeal(
  reader: Reader<Scope>,
  { groupId, householdId }: PlanOwner,
  id: string,
): Promise<FoundRecurring | undefined> {
  return selectRecurring(reader)
    .where('meals.id', '=', id)
    .where('users.household_id', '=', householdId)
    .where('users.group_id', '=', groupId)
    .executeTakeFirst();
}

/** Those of all households whose entries do not reach that day yet. */
export function findBehind(reader: Reader<SystemScope>, day: string): Promise<FoundRecurring[]> {
  return selectRecurring(reader)
    .where('meals.planned_until', '<', day)
    .where((eb) =>
      eb.or([eb('meals.ends_on', 'is', null), eb('meals.ends_on', '>', eb.ref('meals.planned_until'))]),
    )
    .orderBy('meals.id')
    .execute();
}

/** The entries that have come of it for days from that one on. */
export async function findOccurrences(
  reader: Reader<Scope>,
  id: string,
  from: string,
): Promise<Occurrence[]> {
  const rows = await reader
    .selectFrom('meal_plan_entries')
    .select(['id', 'occurs_on'])
    .where('recurring_meal_id', '=', id)
    .where('occurs_on', '>=', from)
    .execute();
  return rows.map((row) => ({ id: row.id, occurs_on: row.occurs_on ?? '' }));
}

export async function insertRecurring(tx: Tx<MemberScope>, row: RecurringMealRow): Promise<void> {
  await tx.insertInto('recurring_meals').values(row).execute();
}

export async function updateRecurring(
  tx: Tx<Scope>,
  id: string,
  change: Updateable<RecurringMealRow>,
): Promise<void> {
  await tx.updateTable('recurring_meals').set(change).where('id', '=', id).execute();
}

export async function deleteRecurring(tx: Tx<MemberScope>, id: string): Promise<void> {
  await tx.deleteFrom('recurring_meals').where('id', '=', id).execute();
}

/** Plans occurrences. One that is there already is not made again. */
export async function insertOccurrences(
  tx: Tx<Scope>,
  rows: readonly Insertable<MealPlanEntryRow>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('meal_plan_entries')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['recurring_meal_id', 'occurs_on'])
        .where('recurring_meal_id', 'is not', null)
        .doNothing(),
    )
    .execute();
}

/** Changes entries of one recurring meal. */
export async function updateOccurrences(
  tx: Tx<MemberScope>,
  { id, entries }: { readonly id: string; readonly entries: readonly number[] },
  change: Updateable<MealPlanEntryRow>,
): Promise<void> {
  await tx
    .updateTable('meal_plan_entries')
    .set(change)
    .where('recurring_meal_id', '=', id)
    .where('id', 'in', tx.dialect.numbersOf(JSON.stringify(entries)))
    .execute();
}

/** Takes entries of one recurring meal off the plan. */
export async function deleteOccurrences(
  tx: Tx<MemberScope>,
  { id, entries }: { readonly id: string; readonly entries: readonly number[] },
): Promise<void> {
  await tx
    .deleteFrom('meal_plan_entries')
    .where('recurring_meal_id', '=', id)
    .where('id', 'in', tx.dialect.numbersOf(JSON.stringify(entries)))
    .execute();
}

/** Makes an entry the occurrence of its day. */
export async function adoptEntry(
  tx: Tx<MemberScope>,
  entry: { readonly id: number; readonly date: string },
  recurringId: string,
): Promise<void> {
  await tx
    .updateTable('meal_plan_entries')
    .set({ recurring_meal_id: recurringId, occurs_on: entry.date })
    .where('id', '=', entry.id)
    .execute();
}
