import { maxNamedUses } from '@hearth/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { isNotInTrashOf } from '../../recipes/visibility/index.ts';

/** Which recipes have an entry: the table that joins them, and its column. */
const recipeLinks = {
  foods: ['recipe_ingredients', 'food_id'],
  units: ['recipe_ingredients', 'unit_id'],
  categories: ['recipes_to_categories', 'organizer_id'],
  tags: ['recipes_to_tags', 'organizer_id'],
  tools: ['recipes_to_tools', 'organizer_id'],
} as const;

/** What items of shopping lists name an entry by. */
const itemColumns = { foods: 'food_id', units: 'unit_id', labels: 'label_id' } as const;

export type UsedByRecipes = keyof typeof recipeLinks;
export type UsedByLists = keyof typeof itemColumns;

/** How many there are, and the first of them by name. */
export interface Uses<Row> {
  readonly count: number;
  readonly first: readonly Row[];
}

/** The recipes of the group that have the entry, without those in the trash, which nobody can open. */
export async function findUsingRecipes(
  reader: Reader<MemberScope>,
  kind: UsedByRecipes,
  id: string,
): Promise<Uses<{ name: string; slug: string }>> {
  const [table, column] = recipeLinks[kind];
  const rows = await reader
    .selectFrom('recipes')
    .select(['name', 'slug', sql<number>`count(*) over ()`.as('count')])
    .where('group_id', '=', reader.scope.groupId)
    .where(isNotInTrashOf(reader.scope.groupId))
    .where(sql<boolean>`id in (select recipe_id from ${sql.table(table)} where ${sql.ref(column)} = ${id})`)
    .orderBy('name_normalized')
    .orderBy('id')
    .limit(maxNamedUses)
    .execute();
  return split(rows);
}

/** The shopping lists of the group that have an item with the entry; those of the own household come first. */
export async function findUsingLists(
  reader: Reader<MemberScope>,
  kind: UsedByLists,
  id: string,
): Promise<Uses<{ id: string; name: string | null; household_id: string }>> {
  const { groupId, householdId } = reader.scope;
  const column = sql.ref(itemColumns[kind]);
  const isUsed = sql<boolean>`l.id in (select list_id from shopping_items where ${column} = ${id})`;
  const rows = await reader
    .selectFrom('shopping_lists as l')
    .innerJoin('users as owner', 'owner.id', 'l.user_id')
    .select(['l.id', 'l.name', 'owner.household_id', sql<number>`count(*) over ()`.as('count')])
    .where('l.group_id', '=', groupId)
    .where('l.deleted_at', 'is', null)
    .where(isUsed)
    .orderBy(sql`case when owner.household_id = ${householdId} then 0 else 1 end`)
    .orderBy('l.name')
    .orderBy('l.id')
    .limit(maxNamedUses)
    .execute();
  return split(rows);
}

/** The foods of the group that have the label. */
export async function findLabelledFoods(
  reader: Reader<MemberScope>,
  labelId: string,
): Promise<Uses<{ id: string; name: string }>> {
  const rows = await reader
    .selectFrom('foods')
    .select(['id', 'name', sql<number>`count(*) over ()`.as('count')])
    .where('group_id', '=', reader.scope.groupId)
    .where('label_id', '=', labelId)
    .orderBy('name')
    .orderBy('id')
    .limit(maxNamedUses)
    .execute();
  return split(rows);
}

function split<Row extends object>(rows: readonly (Row & { count: number })[]): Uses<Row> {
  return { count: Number(rows[0]?.count ?? 0), first: rows };
}
