import type { OrganizerKind, RecipeListQuery } from '@hearth/contract';
import { OrderByError, parseOrderBy } from '@hearth/domain/search/order-by';
import {
  FilterError,
  type FilterSchema,
  parseFilter,
  resolveFilter,
} from '@hearth/domain/search/query-filter';
import { cleanSearch, splitExclusions } from '@hearth/domain/search/search-text';
import { canonicalUuid } from '@hearth/domain/text/slugs';
import type { GroupReader } from '../../../platform/db/database.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { findOrganizersAmong } from '../organizers/index.ts';
import { type FilterPlan, planFilter } from './filter/filter-plan.ts';
import { publicFilterFields, recipeFilterFields } from './filter/recipe-fields.ts';
import { findHouseholdsAmong, type LinkCondition, type RecipeSelection } from './recipe-list.repository.ts';

/** Finds the filter of a cookbook that the reader may open, by id or slug; undefined where there is none. */
export type CookbookFilter = (reader: GroupReader, idOrSlug: string) => Promise<string | undefined>;

/** Further exclusions of one search are not looked at. */
const maxUnwanted = 20;

/**
 * What the query chooses, in words of the database.
 * @throws AppError `invalidQuery` for a filter or an order that cannot be read, `cookbookNotFound`
 */
export async function buildSelection(
  reader: GroupReader,
  query: RecipeListQuery,
  cookbookFilter: CookbookFilter,
  now: Date,
): Promise<RecipeSelection> {
  const search = splitExclusions(query.search ?? '');
  const fields = reader.scope.kind === 'public' ? publicFilterFields : recipeFilterFields;
  const own = readFilter(query.queryFilter, fields, now);
  const ofCookbook = isOfCookbook(query) ? await storedFilter(reader, query, cookbookFilter, now) : null;
  return {
    filters: [own, ofCookbook].filter((filter) => filter !== null),
    // A cookbook replaces the filters by organizer, food and household.
    links: isOfCookbook(query) ? [] : await linkConditions(reader, query),
    households: isOfCookbook(query) ? null : await householdIds(reader, query.households),
    search: cleanSearch(search.wanted),
    unwanted: search.unwanted
      .slice(0, maxUnwanted)
      .map(cleanSearch)
      .filter((one) => one !== ''),
    order: readOrder(query, fields),
    direction: query.orderDirection,
    nulls: query.orderByNullPosition ?? null,
    ratingsOf: reader.scope.kind === 'member' ? reader.scope.userId : null,
  };
}

export function isOfCookbook({ cookbook }: RecipeListQuery): boolean {
  return (cookbook ?? '') !== '';
}

/** Whether the text is a filter over recipes: it can be parsed, and its fields exist. */
export function isRecipeFilter(text: string, now: Date): boolean {
  return resolved(text, now) !== null;
}

async function storedFilter(
  reader: GroupReader,
  query: RecipeListQuery,
  cookbookFilter: CookbookFilter,
  now: Date,
): Promise<FilterPlan | null> {
  return readStoredFilter(
    required(await cookbookFilter(reader, query.cookbook ?? ''), 'cookbookNotFound'),
    now,
  );
}

/** A filter that was good when it was stored: null when it is empty; it finds nothing when it can no longer be read. */
export function readStoredFilter(text: string, now: Date): FilterPlan | null {
  return text === '' ? null : (resolved(text, now) ?? nothing);
}

/** What a stored filter finds that can no longer be read. */
const nothing: FilterPlan = { kind: 'any', plans: [] };

function resolved(text: string, now: Date): FilterPlan | null {
  const parsed = parseFilter(text);
  if (parsed instanceof FilterError) return null;
  const filter = resolveFilter(parsed.root, recipeFilterFields, now);
  return filter instanceof FilterError ? null : planFilter(filter);
}

function readFilter(text: string | null | undefined, fields: FilterSchema, now: Date): FilterPlan | null {
  if (text === null || text === undefined || text === '') return null;
  const parsed = parseFilter(text);
  if (parsed instanceof FilterError) return fail('invalidQuery', { reason: parsed.message });
  const filter = resolveFilter(parsed.root, fields, now);
  return filter instanceof FilterError
    ? fail('invalidQuery', { reason: filter.message })
    : planFilter(filter);
}

function readOrder(
  { orderBy, orderDirection }: RecipeListQuery,
  fields: FilterSchema,
): RecipeSelection['order'] {
  if (orderBy === null || orderBy === undefined || orderBy === '' || orderBy === 'random') return [];
  const order = parseOrderBy(orderBy, orderDirection, fields);
  return order instanceof OrderByError ? fail('invalidQuery', { reason: order.message }) : order;
}

async function linkConditions(reader: GroupReader, query: RecipeListQuery): Promise<LinkCondition[]> {
  const wanted: [OrganizerKind, readonly string[] | null | undefined, boolean][] = [
    ['categories', query.categories, query.requireAllCategories],
    ['tags', query.tags, query.requireAllTags],
    ['tools', query.tools, query.requireAllTools],
  ];
  const links: LinkCondition[] = [];
  for (const [kind, idsOrSlugs, all] of wanted) {
    if (idsOrSlugs === null || idsOrSlugs === undefined || idsOrSlugs.length === 0) continue;
    const ids = knownIds(idsOrSlugs, await findOrganizersAmong(reader, kind, idsOrSlugs));
    if (ids.length > 0) links.push({ kind, ids, all });
  }
  const foods = query.foods ?? [];
  if (foods.length > 0) {
    const ids = [...new Set(foods.map(canonicalUuid).filter((id) => id !== null))];
    links.push({ kind: 'foods', ids, all: query.requireAllFoods });
  }
  return links;
}

/** Unknown slugs are dropped; unknown ids stay and match nothing. */
function knownIds(idsOrSlugs: readonly string[], found: readonly { id: string; slug: string }[]): string[] {
  const bySlug = new Map(found.map(({ id, slug }) => [slug, id]));
  const ids = idsOrSlugs.map((one) => bySlug.get(one) ?? canonicalUuid(one));
  return [...new Set(ids.filter((id) => id !== null))];
}

async function householdIds(
  reader: GroupReader,
  idsOrSlugs: readonly string[] | null | undefined,
): Promise<readonly string[] | null> {
  if (idsOrSlugs === null || idsOrSlugs === undefined || idsOrSlugs.length === 0) return null;
  const ids = knownIds(idsOrSlugs, await findHouseholdsAmong(reader, idsOrSlugs));
  return ids.length === 0 ? null : ids;
}
