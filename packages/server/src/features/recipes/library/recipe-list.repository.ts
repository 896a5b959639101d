import { type RawBuilder, sql } from 'kysely';
import type { OrganizerKind } from '@hearth/contract';
import type { OrderTerm } from '@hearth/domain/search/order-by';
import { numbersIn } from '../../../platform/db/values/joined-numbers.ts';
import type { GroupReader } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/queries/expressions.ts';
import { preparedOfMany } from '../../../platform/db/queries/prepared.ts';
import { costOfFilter, costOfOrder, type TableSizes } from './filter/filter-cost.ts';
import type { FilterPlan } from './filter/filter-plan.ts';
import { filterCondition } from './filter/recipe-filter.repository.ts';
import { orderExpression } from './filter/recipe-order.repository.ts';
import { runByCost } from './filter/run-by-cost.repository.ts';
import { isNotInTrashOf, isPublicRecipe } from '../visibility/index.ts';
import { withoutWords } from '../search-index/index.ts';

/** One kind of link that recipes must have: any of the ids, or all of them. */
export interface LinkCondition {
  readonly kind: OrganizerKind | 'foods';
  readonly ids: readonly string[];
  readonly all: boolean;
}

/** Everything that decides which recipes a list shows and in which order. */
export interface RecipeSelection {
  /** All of them hold. */
  readonly filters: readonly FilterPlan[];
  readonly links: readonly LinkCondition[];
  /** Ids of households whose recipes are wanted; null for all. */
  readonly households: readonly string[] | null;
  /** Cleaned and normalised; empty for no search. */
  readonly search: string;
  /** Words and phrases that must not occur; cleaned and normalised. */
  readonly unwanted: readonly string[];
  /** Empty for the default: by relevance in a search, else by creation. */
  readonly order: readonly OrderTerm[];
  readonly direction: 'asc' | 'desc';
  readonly nulls: 'first' | 'last' | null;
  /** Whose ratings count when the order is by rating; null for the mean. */
  readonly ratingsOf: string | null;
}

/**
 * Row numbers of the recipes of the selection, in its order, ignoring its search.
 * @param among looks only at these rows; null for all
 */
export async function findRecipeRows(
  reader: GroupReader,
  selection: RecipeSelection,
  among: readonly number[] | null = null,
): Promise<Uint32Array> {
  const { dialect, scope } = reader;
  let query = (among === null ? reader.selectFrom('recipes') : rowsAmong(reader, among))
    .select('recipes.row')
    .where('recipes.group_id', '=', scope.groupId)
    .where(isNotInTrashOf(scope.groupId));
  if (scope.kind === 'public') query = query.where(isPublicRecipe);
  for (const condition of conditions(reader, selection)) query = query.where(condition);
  const rows = dialect.joinedNumbers(ordered(query, reader, selection));
  const list = reader
    .selectFrom(sql<{ rows: string | null }>`(select ${rows} as ${sql.ref('rows')})`.as('list'))
    .select('list.rows')
    .compile();
  const [found] =
    among === null ? await runByCost(reader, list, costOfSelection(selection)) : await reader.run(list);
  return numbersIn(found?.rows);
}

/** What a selection costs beside a walk through the recipes; null for one that has no filter and no order by others. */
export function costOfSelection({ filters, order }: RecipeSelection): ((sizes: TableSizes) => number) | null {
  if (filters.length === 0 && order.every(({ path }) => path.length === 0)) return null;
  return (sizes) =>
    filters.reduce((sum, filter) => sum + costOfFilter(filter, sizes), costOfOrder(order, sizes));
}

/** The list comes first, or SQLite would walk through all recipes of the group. */
function rowsAmong(reader: GroupReader, among: readonly number[]) {
  return reader
    .selectFrom(reader.dialect.numberedRows(JSON.stringify(among)).as('among'))
    .crossJoin('recipes')
    .whereRef('recipes.row', '=', 'among.value');
}

const rowsOfIds = preparedOfMany((db, ids) => db.selectFrom('recipes').select('row').where('id', 'in', ids));

/** Row numbers of recipes, in the trash or not, as many as there are. */
export async function findRowsOf(reader: GroupReader, ids: readonly string[]): Promise<number[]> {
  return (await rowsOfIds(reader, ids)).map(({ row }) => row);
}

/** The conditions of a selection, besides group and search. */
export function conditions(reader: GroupReader, selection: RecipeSelection): RawBuilder<boolean>[] {
  const { dialect } = reader;
  const all = selection.links.map(linkCondition);
  all.push(...selection.filters.map((filter) => filterCondition(filter, reader)));
  if (selection.households !== null) {
    const owners = sql<string>`(select owner.household_id from users owner where owner.id = recipes.user_id)`;
    all.push(isOneOf(dialect, owners, selection.households));
  }
  if (selection.unwanted.length > 0) all.push(withoutWords(reader, selection.unwanted));
  return all;
}

/** One look at the links, however many ids there are. */
function linkCondition({ kind, ids, all }: LinkCondition): RawBuilder<boolean> {
  if (ids.length === 0) return sql`1 = 0`;
  const [table, column] =
    kind === 'foods' ? ['recipe_ingredients', 'food_id'] : [`recipes_to_${kind}`, 'organizer_id'];
  // From the links to the rows, never from every recipe of the group to its links: few recipes carry a link.
  const linked = sql`select linked.row from ${sql.table(table)} link cross join recipes linked
    where linked.id = link.recipe_id and link.${sql.ref(column)} in (${sql.join(ids)})`;
  if (!all || ids.length === 1) return sql`recipes.row in (${linked})`;
  return sql`recipes.row in (${linked} group by linked.row having count(distinct link.${sql.ref(column)}) = ${ids.length})`;
}

/** A query that can be ordered. */
export interface Orderable<Q> {
  orderBy(expression: RawBuilder<unknown>, direction?: 'asc' | 'desc'): Q;
}

/** Rows without a value come first on the way up on both databases, unless the query says where they go. */
export function ordered<Q extends Orderable<Q>>(
  query: Q,
  reader: GroupReader,
  selection: RecipeSelection,
): Q {
  const { order, direction } = selection;
  let result = query;
  for (const term of order) {
    const expression = isRating(term) ? ratingExpression(selection) : orderExpression(term, reader.dialect);
    const nulls = selection.nulls ?? (isRating(term) ? 'last' : null);
    result = nullsPlaced(result, expression, nulls, term.direction, reader);
    result = result.orderBy(expression, term.direction);
  }
  if (order.length > 0) return result.orderBy(sql`recipes.row`, order[0]?.direction ?? 'desc');
  return result.orderBy(sql`recipes.created_at`, direction).orderBy(sql`recipes.row`, direction);
}

function nullsPlaced<Q extends Orderable<Q>>(
  query: Q,
  expression: RawBuilder<unknown>,
  nulls: 'first' | 'last' | null,
  direction: 'asc' | 'desc',
  reader: GroupReader,
): Q {
  if (nulls !== null) return query.orderBy(sql`(${expression} is null)`, nulls === 'last' ? 'asc' : 'desc');
  if (reader.dialect.engine === 'sqlite') return query;
  return query.orderBy(sql`(${expression} is null)`, direction === 'asc' ? 'desc' : 'asc');
}

export function isRating(term: OrderTerm): boolean {
  return term.path.length === 0 && term.name === 'rating';
}

/** The reader's own rating when there is one, else the mean; no rating counts as none. */
function ratingExpression({ ratingsOf }: RecipeSelection): RawBuilder<unknown> {
  if (ratingsOf === null) return sql`nullif(recipes.rating, 0)`;
  return sql`coalesce((select own.rating from recipe_ratings own
    where own.recipe_id = recipes.id and own.user_id = ${ratingsOf} and own.rating > 0), nullif(recipes.rating, 0))`;
}

/** Ids of the group's households with these ids or slugs. */
export async function findHouseholdsAmong(
  reader: GroupReader,
  idsOrSlugs: readonly string[],
): Promise<{ id: string; slug: string }[]> {
  return reader
    .selectFrom('households')
    .select(['id', 'slug'])
    .where('group_id', '=', reader.scope.groupId)
    .where((eb) =>
      eb.or([
        isOneOf(reader.dialect, eb.ref('id'), idsOrSlugs),
        isOneOf(reader.dialect, eb.ref('slug'), idsOrSlugs),
      ]),
    )
    .execute();
}
