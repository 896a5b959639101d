import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { PlanEntryQuery } from '@hearth/contract';
import type { FilterSchema } from '@hearth/domain/search/query-filter';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { MemberScope, Scope } from '../../../platform/db/scope.ts';
import { findListedRows } from '../../../platform/paging/listed-rows.repository.ts';
import { isNotInTrash, isNotInTrashOf } from '../../recipes/visibility/index.ts';
import type { MealPlanEntryRow } from './meal-plans.tables.ts';

export { holdPlan } from '../kinds/hold-plan.repository.ts';

/** An entry with the household that it is of and the recipe that it names. */
export interface PlannedRow extends Selectable<MealPlanEntryRow> {
  household_id: string;
  group_id: string;
  group_slug: string;
  recipe_name: string | null;
  recipe_slug: string | null;
  recipe_updated_at: string | null;
}

/** From one day to another, both included; null is open. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** Whose plan it is. */
export interface PlanOwner {
  readonly groupId: string;
  readonly householdId: string;
}

const text = (column: string) => ({ type: 'text' as const, column });
const uuid = (column: string) => ({ type: 'uuid' as const, column });
const number = (column: string) => ({ type: 'number' as const, column });
const instant = (column: string) => ({ type: 'datetime' as const, column });

const recipe: FilterSchema = {
  fields: { id: uuid('recipe_id'), name: text('recipe_name'), slug: text('recipe_slug') },
};
const user: FilterSchema = { fields: { id: uuid('user_id'), username: text('username') } };

/** What clients may filter and order entries by. Integer columns are compared with numbers of any size. */
const schema: FilterSchema = {
  fields: {
    id: number('id_number'),
    date: { type: 'date', column: 'date' },
    entry_type: text('entry_type'),
    title: text('title'),
    text: text('text'),
    servings: number('servings'),
    position: number('position_number'),
    recipe_id: uuid('recipe_id'),
    meal_kind_id: uuid('meal_kind_id'),
    user_id: uuid('user_id'),
    household_id: uuid('household_id'),
    group_id: uuid('group_id'),
    created_at: instant('created_at'),
    updated_at: instant('updated_at'),
    update_at: instant('updated_at'),
  },
  relations: { recipe: { many: false, schema: () => recipe }, user: { many: false, schema: () => user } },
};

/** Entries of a household; those of recipes in the trash wait there with them. */
function planned({ groupId, householdId }: PlanOwner, { from, to }: DayRange): RawBuilder<PlannedRow> {
  const since = from === null ? sql`` : sql`and p.date >= ${from}`;
  const until = to === null ? sql`` : sql`and p.date <= ${to}`;
  return sql<PlannedRow>`(select p.id, p.uid, p.user_id, p.date, p.position, p.entry_type, p.title, p.text,
    p.servings, p.recipe_id, p.recipe_row, kinds.id as meal_kind_id,
    p.recurring_meal_id, p.occurs_on, p.created_at, p.updated_at, u.household_id, u.group_id, u.username,
    g.slug as group_slug, recipes.name as recipe_name, recipes.slug as recipe_slug,
    recipes.updated_at as recipe_updated_at, cast(p.id as double precision) as id_number,
    cast(p.position as double precision) as position_number
    from users u join groups g on g.id = u.group_id join meal_plan_entries p on p.user_id = u.id
    left join recipes on recipes.row = p.recipe_row and recipes.group_id = u.group_id
    left join household_meal_kinds kinds on kinds.id = p.meal_kind_id and kinds.household_id = u.household_id
    where u.household_id = ${householdId} and u.group_id = ${groupId}
    and (recipes.row is null or ${isNotInTrashOf(groupId)}) ${since} ${until})`;
}

const always: DayRange = { from: null, to: null };

/** One page of the own household's entries. */
export function findEntries(reader: Reader<MemberScope>, query: PlanEntryQuery, now: Date) {
  const range = { from: query.start_date ?? null, to: query.end_date ?? null };
  const source = planned(reader.scope, range);
  return findListedRows(
    reader,
    { source, schema, by: 'created_at', last: 'id', shuffledBy: 'uid' },
    query,
    now,
  );
}

/** Entries of a household in the order of the plan. */
export async function findPlan(
  reader: Reader<Scope>,
  owner: PlanOwner,
  range: DayRange,
): Promise<PlannedRow[]> {
  const rows = await reader
    .selectFrom(planned(owner, range).as('listed'))
    .selectAll()
    .orderBy('listed.date')
    .orderBy('listed.position')
    .orderBy('listed.id')
    .execute();
  return rows;
}

/** One entry of the own household. */
export async function findEntry(reader: Reader<MemberScope>, id: number): Promise<PlannedRow | undefined> {
  const row = await reader
    .selectFrom(planned(reader.scope, always).as('listed'))
    .selectAll()
    .where('listed.id', '=', id)
    .executeTakeFirst();
  return row;
}

/** The row of a recipe of the group. */
export async function findRecipeRow(reader: Reader<MemberScope>, id: string): Promise<number | null> {
  const found = await reader
    .selectFrom('recipes')
    .select('recipes.row')
    .where('recipes.id', '=', id)
    .where('recipes.group_id', '=', reader.scope.groupId)
    .where(isNotInTrash)
    .executeTakeFirst();
  return found?.row ?? null;
}

/** Of these rows the recipes of the group that are not in the trash, by row. */
export async function findRecipesOfRows(
  reader: Reader<MemberScope>,
  rows: readonly number[],
): Promise<Map<number, string>> {
  const found = await reader
    .selectFrom('recipes')
    .select(['recipes.row', 'recipes.id'])
    .where('recipes.row', 'in', reader.dialect.numbersOf(JSON.stringify(rows)))
    .where('recipes.group_id', '=', reader.scope.groupId)
    .where(isNotInTrash)
    .execute();
  return new Map(found.map(({ row, id }) => [row, id]));
}

/** Recipes that the household has planned, but only for other meals than these. */
export async function findRowsOfOtherMeals(
  reader: Reader<MemberScope>,
  meals: readonly string[],
): Promise<Set<number>> {
  const isOfMeal = sql<number>`max(case when entry_type in (${sql.join(meals)}) then 1 else 0 end)`;
  const rows = await reader
    .selectFrom('meal_plan_entries')
    .select('recipe_row')
    .where(isOwn(reader))
    .where('recipe_row', 'is not', null)
    .groupBy('recipe_row')
    .having(isOfMeal, '=', 0)
    .execute();
  return new Set(rows.flatMap(({ recipe_row: row }) => (row === null ? [] : [row])));
}

/** Stores an entry of the caller; returns its number. */
export async function insertEntry(
  tx: Tx<MemberScope>,
  row: Omit<Insertable<MealPlanEntryRow>, 'user_id'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('meal_plan_entries')
    .values({ ...row, user_id: tx.scope.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores entries of the caller; returns their numbers. */
export async function insertEntries(
  tx: Tx<MemberScope>,
  rows: readonly Omit<Insertable<MealPlanEntryRow>, 'user_id'>[],
): Promise<Set<number>> {
  if (rows.length === 0) return new Set();
  const stored = await tx
    .insertInto('meal_plan_entries')
    .values(rows.map((row) => ({ ...row, user_id: tx.scope.userId })))
    .returning('id')
    .execute();
  return new Set(stored.map(({ id }) => id));
}

export async function updateEntry(
  tx: Tx<MemberScope>,
  id: number,
  change: Updateable<MealPlanEntryRow>,
): Promise<void> {
  await tx.updateTable('meal_plan_entries').set(change).where('id', '=', id).where(isOwn(tx)).execute();
}

export async function deleteEntry(tx: Tx<MemberScope>, id: number): Promise<void> {
  await tx.deleteFrom('meal_plan_entries').where('id', '=', id).where(isOwn(tx)).execute();
}

/** Takes entries of the own household off the plan. */
export async function deleteEntries(tx: Tx<MemberScope>, ids: readonly number[]): Promise<void> {
  const list = tx.dialect.numbersOf(JSON.stringify(ids));
  await tx.deleteFrom('meal_plan_entries').where('id', 'in', list).where(isOwn(tx)).execute();
}

/** Gives these entries their places in the order of the list. */
export async function placeEntries(tx: Tx<MemberScope>, ids: readonly number[]): Promise<void> {
  const json = JSON.stringify(ids);
  const list = tx.dialect.numberedRows(json);
  await tx.execute(sql`update meal_plan_entries set position =
    (select listed.place - (select min(places.place) from ${list} as places) from ${list} as listed
      where listed.value = meal_plan_entries.id)
    where id in ${tx.dialect.numbersOf(json)} and ${isOwn(tx)}`);
}

/** Restricts changes to entries of the users of the own household. */
function isOwn({ scope }: Reader<MemberScope>): RawBuilder<boolean> {
  return sql<boolean>`meal_plan_entries.user_id in (select u.id from users u
    where u.household_id = ${scope.householdId} and u.group_id = ${scope.groupId})`;
}
