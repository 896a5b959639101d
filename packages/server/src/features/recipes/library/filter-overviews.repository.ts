import { type RawBuilder, sql } from 'kysely';
import type { GroupReader } from '../../../platform/db/database.ts';
import { numbersIn } from '../../../platform/db/values/joined-numbers.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { isNotInTrashOf, isPublicRecipe } from '../visibility/index.ts';
import { costOfFilter, type TableSizes } from './filter/filter-cost.ts';
import type { FilterPlan } from './filter/filter-plan.ts';
import { filterCondition } from './filter/recipe-filter.repository.ts';
import { runByCost } from './filter/run-by-cost.repository.ts';

/** How many recipes a filter finds, and the rows of its newest ones with a picture. */
export interface FoundRows {
  readonly count: number;
  readonly pictured: readonly number[];
}

/** A recipe that has a picture. */
export interface PicturedRecipe {
  readonly row: number;
  readonly id: string;
  readonly name: string;
  readonly image: string;
}

const hasPicture = sql<boolean>`image is not null and image not in ('', 'no image')`;

/**
 * What each of the filters finds, all in one statement; null is the filter that every recipe passes.
 * @param pictures how many recipes with a picture are wanted of each
 */
export async function findRowsOfFilters(
  reader: GroupReader,
  filters: readonly (FilterPlan | null)[],
  pictures: number,
): Promise<FoundRows[]> {
  if (filters.length === 0) return [];
  const answers = filters.map((filter, place) => buildAnswer(reader, { filter, place, pictures }));
  const all = reader
    .selectFrom(
      sql<{ place: number; count: number; rows: string | null }>`(${sql.join(answers, sql` union all `)})`.as(
        'found',
      ),
    )
    .select(['found.place', 'found.count', 'found.rows'])
    .compile();
  const found = await runByCost(reader, all, (sizes) => costOfFilters(filters, sizes));
  const byPlace = new Map(found.map((one) => [Number(one.place), one]));
  return filters.map((_, place) => ({
    count: Number(byPlace.get(place)?.count ?? 0),
    pictured: [...numbersIn(byPlace.get(place)?.rows)],
  }));
}

/** The filters together: each walks through the recipes once more. */
function costOfFilters(filters: readonly (FilterPlan | null)[], sizes: TableSizes): number {
  const costs = filters.map((filter) => sizes.recipes + (filter === null ? 0 : costOfFilter(filter, sizes)));
  return costs.reduce((total, cost) => total + cost, 0);
}

/** Each filter is evaluated once, for both of its answers. */
function buildAnswer(
  reader: GroupReader,
  { filter, place, pictures }: { filter: FilterPlan | null; place: number; pictures: number },
): RawBuilder<unknown> {
  const found = matching(reader, filter).select(['recipes.row', 'recipes.created_at', 'recipes.image']);
  const newest = sql`select row from matched where ${hasPicture}
    order by created_at desc, row desc limit ${pictures}`;
  return sql`select * from (with matched as materialized ${found}
    select ${sql.lit(place)} as place, (select count(*) from matched) as count,
      ${reader.dialect.joinedNumbers(newest)} as ${sql.ref('rows')}) as ${sql.ref(`answer${place}`)}`;
}

function matching(reader: GroupReader, filter: FilterPlan | null) {
  const { groupId, kind } = reader.scope;
  const ofGroup = reader
    .selectFrom('recipes')
    .where('recipes.group_id', '=', groupId)
    .where(isNotInTrashOf(groupId));
  const visible = kind === 'public' ? ofGroup.where(isPublicRecipe) : ofGroup;
  return filter === null ? visible : visible.where(buildCondition(reader, filter));
}

/** A stored filter that the database cannot answer finds nothing, and spoils no other. */
function buildCondition(reader: GroupReader, filter: FilterPlan): RawBuilder<boolean> {
  try {
    return filterCondition(filter, reader);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalidQuery') return sql`1 = 0`;
    throw error;
  }
}

/** What a cover shows of recipes, by their rows. */
export async function findPicturedRecipes(
  reader: GroupReader,
  rows: readonly number[],
): Promise<PicturedRecipe[]> {
  if (rows.length === 0) return [];
  const found = await reader
    .selectFrom('recipes')
    .select(['row', 'id', 'name', 'image'])
    .where('group_id', '=', reader.scope.groupId)
    .where('row', 'in', reader.dialect.numbersOf(JSON.stringify(rows)))
    .execute();
  return found.map(({ image, ...recipe }) => ({ ...recipe, image: image ?? '' }));
}
