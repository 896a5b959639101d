import { type RawBuilder, sql } from 'kysely';
import type { ResolvedFilter } from '@hearth/domain/search/query-filter';
import type { GroupReader } from '../../../platform/db/database.ts';
import { numbersIn } from '../../../platform/db/values/joined-numbers.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { isNotInTrashOf, isPublicRecipe } from '../visibility/index.ts';
import { filterCondition } from './recipe-filter.repository.ts';
import { isLargeLibrary } from './recipe-list.repository.ts';

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

const hasPicture = sql<boolean>`recipes.image is not null and recipes.image not in ('', 'no image')`;

/**
 * What each of the filters finds, all in one statement; null is the filter that every recipe passes.
 * @param pictures how many recipes with a picture are wanted of each
 */
export async function findRowsOfFilters(
  reader: GroupReader,
  filters: readonly (ResolvedFilter | null)[],
  pictures: number,
): Promise<FoundRows[]> {
  if (filters.length === 0) return [];
  const answers = filters.map((filter, place) => answerOf(reader, { filter, place, pictures }));
  const all = reader
    .selectFrom(
      sql<{ place: number; count: number; rows: string | null }>`(${sql.join(answers, sql` union all `)})`.as(
        'found',
      ),
    )
    .select(['found.place', 'found.count', 'found.rows'])
    .compile();
  const found = (await isLargeLibrary(reader)) ? await reader.runApart(all) : await reader.run(all);
  const byPlace = new Map(found.map((one) => [Number(one.place), one]));
  return filters.map((_, place) => ({
    count: Number(byPlace.get(place)?.count ?? 0),
    pictured: [...numbersIn(byPlace.get(place)?.rows)],
  }));
}

function answerOf(
  reader: GroupReader,
  { filter, place, pictures }: { filter: ResolvedFilter | null; place: number; pictures: number },
): RawBuilder<unknown> {
  const count = matching(reader, filter).select((eb) => eb.fn.countAll().as('count'));
  const newest = matching(reader, filter)
    .select('recipes.row')
    .where(hasPicture)
    .orderBy('recipes.created_at', 'desc')
    .orderBy('recipes.row', 'desc')
    .limit(pictures);
  const rows = reader.dialect.joinedNumbers(newest);
  return sql`select ${sql.lit(place)} as place, (${count}) as count, ${rows} as ${sql.ref('rows')}`;
}

function matching(reader: GroupReader, filter: ResolvedFilter | null) {
  const { groupId, kind } = reader.scope;
  const ofGroup = reader
    .selectFrom('recipes')
    .where('recipes.group_id', '=', groupId)
    .where(isNotInTrashOf(groupId));
  const visible = kind === 'public' ? ofGroup.where(isPublicRecipe) : ofGroup;
  return filter === null ? visible : visible.where(conditionOf(reader, filter));
}

/** A stored filter that asks for too much finds nothing, and spoils no other. */
function conditionOf(reader: GroupReader, filter: ResolvedFilter): RawBuilder<boolean> {
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
