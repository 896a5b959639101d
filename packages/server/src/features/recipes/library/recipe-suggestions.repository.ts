import { type RawBuilder, sql } from 'kysely';
import type { GroupReader } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import type { TableSizes } from './filter/filter-cost.ts';
import { runByCost } from './filter/run-by-cost.repository.ts';
import { neededFoods } from './needed-foods.repository.ts';
import { conditions, costOfSelection, ordered, type RecipeSelection } from './recipe-list.repository.ts';
import { isNotInTrashOf, isPublicRecipe } from '../visibility/index.ts';

/** What there is to cook with. */
export interface Pantry {
  /** Ids of what was named. */
  readonly foods: readonly string[];
  /** Ids of foods that are taken for granted: none of them makes a recipe one that uses what was named. */
  readonly staples: readonly string[];
  readonly tools: readonly string[];
  /** The household whose kitchen counts, for each kind; null for none. */
  readonly foodsOf: string | null;
  readonly toolsOf: string | null;
}

/** How much may be missing. */
export interface MostMissing {
  readonly foods: number;
  readonly tools: number;
}

/** A recipe that can nearly be cooked, and how many things it lacks. */
export interface SuggestedRow {
  row: number;
  id: string;
  missing: number;
}

/**
 * Recipes of the selection that lack at most that much, fewest first, then in the order of the selection. Where foods
 * are named only recipes that use one of them count; recipes that name no food at all never do.
 *
 * @param hasLinks whether recipes of the group lie within others, whose foods are needed as well
 * @param limit null for all
 */
export async function findSuggested(
  reader: GroupReader,
  selection: RecipeSelection,
  pantry: Pantry,
  most: MostMissing,
  { hasLinks, limit }: { readonly hasLinks: boolean; readonly limit: number | null },
): Promise<SuggestedRow[]> {
  const missing = sql<number>`(lacks.foods + lacks.tools)`;
  let query = reader
    .selectFrom('recipes')
    .innerJoin(lacks(reader, pantry, hasLinks).as('lacks'), (join) =>
      join.on(sql`lacks.row`, '=', sql`recipes.row`),
    )
    .select(['recipes.row', 'recipes.id', missing.as('missing')])
    .where('recipes.group_id', '=', reader.scope.groupId)
    .where(isNotInTrashOf(reader.scope.groupId))
    .where(sql<boolean>`lacks.foods <= ${most.foods}`)
    .where(sql<boolean>`lacks.tools <= ${most.tools}`);
  if (reader.scope.kind === 'public') query = query.where(isPublicRecipe);
  for (const condition of conditions(reader, selection)) query = query.where(condition);
  const sorted = ordered(query.orderBy(missing), reader, selection);
  const limited = limit === null ? sorted : sorted.limit(limit);
  const rows = await runByCost(reader, limited.compile(), costOfSuggestions(selection));
  return rows.map(({ row, id, missing: count }) => ({ row, id, missing: Number(count) }));
}

/** Every ingredient is looked at, besides what the selection costs. */
function costOfSuggestions(selection: RecipeSelection): (sizes: TableSizes) => number {
  const cost = costOfSelection(selection);
  return (sizes) => sizes.recipe_ingredients + sizes.recipes_to_tools + (cost?.(sizes) ?? 0);
}

/** How many foods and tools each recipe lacks; where foods are named, each that uses one of them. */
function lacks(
  reader: GroupReader,
  pantry: Pantry,
  hasLinks: boolean,
): RawBuilder<{ row: number; foods: number; tools: number }> {
  const { scope } = reader;
  const food = isThere(sql.ref('i.food_id'), knownFoods(pantry), foodsAtHand(pantry), reader);
  const tool = isThere(sql.ref('t.organizer_id'), pantry.tools, toolsAtHand(pantry), reader);
  const made = hasLinks ? lacksWithInner(reader, pantry, food) : lacksOfOwn(reader, pantry, food);
  return sql`(select made.row as row, made.foods as foods, coalesce(needed.tools, 0) as tools
    from (${made}) made
    left join (select t.recipe_id as recipe_id, count(*) as tools from recipes_to_tools t
      join tools on tools.id = t.organizer_id
      where tools.group_id = ${scope.groupId} and not ${tool} group by t.recipe_id) needed
    on needed.recipe_id = made.id)`;
}

/** How many foods each recipe lacks of its own ingredients. */
function lacksOfOwn(
  { dialect, scope }: GroupReader,
  { foods }: Pantry,
  food: RawBuilder<boolean>,
): RawBuilder<unknown> {
  if (foods.length === 0)
    return sql`select r.row as row, r.id as id, count(distinct case when ${food} then null else i.food_id end) as foods
      from recipe_ingredients i join recipes r on r.id = i.recipe_id
      where r.group_id = ${scope.groupId} and i.food_id is not null group by r.row, r.id`;
  // Of the recipes that use what is named alone the ingredients are read, found by the index of foods.
  return sql`select r.row as row, r.id as id, (select count(distinct i.food_id) from recipe_ingredients i
      where i.recipe_id = r.id and i.food_id is not null and not ${food}) as foods
    from (select distinct u.recipe_id from recipe_ingredients u
      where ${isOneOf(dialect, sql.ref<string>('u.food_id'), foods)}) used
    join recipes r on r.id = used.recipe_id where r.group_id = ${scope.groupId}`;
}

/** The same with the foods of recipes within it. */
function lacksWithInner(
  reader: GroupReader,
  { foods }: Pantry,
  food: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const isNamed = isOneOf(reader.dialect, sql.ref<string>('i.food_id'), foods);
  const isUsed = foods.length === 0 ? sql`` : sql` having max(case when ${isNamed} then 1 else 0 end) = 1`;
  return sql`with recursive ${neededFoods(reader, null)}
    select r.row as row, r.id as id, count(distinct case when ${food} then null else i.food_id end) as foods
    from needed i join recipes r on r.id = i.recipe_id where r.group_id = ${reader.scope.groupId}
    group by r.row, r.id${isUsed}`;
}

/** All foods that are not missing, but for those of the kitchen. */
function knownFoods({ foods, staples }: Pantry): readonly string[] {
  return [...foods, ...staples];
}

function isThere(
  column: RawBuilder<string>,
  named: readonly string[],
  atHand: RawBuilder<unknown> | null,
  { dialect }: GroupReader,
): RawBuilder<boolean> {
  const isNamed = isOneOf(dialect, column, named);
  return atHand === null ? sql`(${isNamed})` : sql`(${isNamed} or ${column} in (${atHand}))`;
}

function foodsAtHand({ foodsOf }: Pantry): RawBuilder<unknown> | null {
  return foodsOf === null ? null : sql`select food_id from foods_on_hand where household_id = ${foodsOf}`;
}

function toolsAtHand({ toolsOf }: Pantry): RawBuilder<unknown> | null {
  return toolsOf === null ? null : sql`select tool_id from tools_on_hand where household_id = ${toolsOf}`;
}

/** Foods that are not there, and what is that may take the place of each everywhere: the first that is offered. */
export async function findSubstitutes(
  reader: GroupReader,
  pantry: Pantry,
): Promise<ReadonlyMap<string, string>> {
  const isHad = (column: 'food_id' | 'substitute_food_id') =>
    isThere(sql.ref(column), knownFoods(pantry), foodsAtHand(pantry), reader);
  const rows = await reader
    .selectFrom('food_substitutions')
    .select(['food_id', 'substitute_food_id'])
    .where('group_id', '=', reader.scope.groupId)
    .where('recipe_id', 'is', null)
    .where(isHad('substitute_food_id'))
    .where(sql<boolean>`not ${isHad('food_id')}`)
    .orderBy('position', 'desc')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.food_id, row.substitute_food_id]));
}

/** The foods that these recipes lack, as pairs of ids, in the order of their own lines. */
export async function findMissingFoods(
  reader: GroupReader,
  recipeIds: readonly string[],
  pantry: Pantry,
  hasLinks: boolean,
): Promise<{ recipeId: string; foodId: string }[]> {
  if (recipeIds.length === 0) return [];
  const food = isThere(sql.ref('i.food_id'), knownFoods(pantry), foodsAtHand(pantry), reader);
  const named = sql`i.recipe_id as ${sql.ref('recipeId')}, i.food_id as ${sql.ref('foodId')}`;
  const lacking = hasLinks
    ? sql`with recursive ${neededFoods(reader, recipeIds)} select ${named}, min(i.place) as place
        from needed i where not ${food} group by i.recipe_id, i.food_id`
    : sql`select ${named}, min(i.position) as place from recipe_ingredients i
        where ${isOneOf(reader.dialect, sql.ref<string>('i.recipe_id'), recipeIds)} and i.food_id is not null
          and not ${food}
        group by i.recipe_id, i.food_id`;
  return reader
    .selectFrom(sql<{ recipeId: string; foodId: string; place: number }>`(${lacking})`.as('lacking'))
    .select(['lacking.recipeId', 'lacking.foodId'])
    .orderBy('lacking.place')
    .orderBy('lacking.foodId')
    .execute();
}
