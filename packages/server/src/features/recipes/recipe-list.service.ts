import type { OrganizerKind, RecipeListQuery } from '@hearth/contract';
import { OrderByError, parseOrderBy } from '@hearth/domain/order-by';
import { pageOf, type PageWindow, recipePageLinks } from '@hearth/domain/paging';
import {
  FilterError,
  type FilterSchema,
  parseFilter,
  type ResolvedFilter,
  resolveFilter,
} from '@hearth/domain/query-filter';
import { cleanSearch } from '@hearth/domain/search-text';
import { wordSimilarity } from '@hearth/domain/word-similarity';
import { seededPermutation } from '@hearth/domain/shuffle';
import { canonicalUuid } from '@hearth/domain/slugs';
import type { GroupReader } from '../../platform/db/database.ts';
import type { GroupScope } from '../../platform/db/scope.ts';
import { fail } from '../../platform/errors/app-error.ts';
import { JsonText } from '../../platform/http/json-text.ts';
import { ValidationError } from '../../platform/http/validation.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOrganizersAmong } from '../organizers/index.ts';
import { ListMemory } from './list-memory.ts';
import { publicRecipeFields, recipeFields } from './recipe-fields.ts';
import {
  findHouseholdsAmong,
  findRecipeRows,
  type LinkCondition,
  type RecipeSelection,
} from './recipe-list.repository.ts';
import { findSimilarNames } from './recipe-search.repository.ts';
import { summariesText } from './recipe-reading.service.ts';

/** Where a list stands: its path without `/api`, and the parameters as they were sent. */
export interface ListPlace {
  readonly route: string;
  readonly sent: URLSearchParams;
}

/** Four bytes each. */
const rememberedRows = 8_000_000;
const rememberedCharacters = 8_000_000;
/** What an entry weighs besides its rows or its text, in either. */
const entryCost = 200;
const mostSimilarNames = 200;
const leastSimilarity = 0.5;

/** Lists of recipes: one a process, since it remembers what it has found. */
export class RecipeLists {
  readonly #platform: Platform;
  readonly #selections = new ListMemory<Uint32Array>(rememberedRows, (rows) => rows.length + entryCost);
  readonly #pages = new ListMemory<string>(rememberedCharacters, (text) => text.length + entryCost);

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /**
   * One page of the group's recipes as JSON text.
   * @throws AppError `invalidQuery` for a filter or an order that cannot be read, `cookbookNotFound`
   */
  async list(scope: GroupScope, query: RecipeListQuery, place: ListPlace): Promise<JsonText> {
    requireSeed(query);
    const rows = await this.#rows(scope, query);
    const window = pageOf({ page: query.page, perPage: query.perPage, total: rows.length });
    const links = recipePageLinks(place.route, query, window, place.sent);
    const items = await this.#items(scope, pageOfRows(rows, window, query));
    const { page, perPage, total, totalPages } = window;
    return new JsonText(
      `{"page":${page},"per_page":${perPage},"total":${total},"total_pages":${totalPages},` +
        `"items":${items},"next":${JSON.stringify(links.next)},"previous":${JSON.stringify(links.previous)}}`,
    );
  }

  /** Summaries of a page, whoever in the household asks: nothing in them depends on the person. */
  async #items(scope: GroupScope, rows: readonly number[]): Promise<string> {
    const household = scope.kind === 'member' ? scope.householdId : null;
    const key = JSON.stringify([scope.groupId, scope.libraryRevision, household, rows]);
    return this.#pages.get(key, () => summariesText(this.#platform, scope, rows));
  }

  async #rows(scope: GroupScope, query: RecipeListQuery): Promise<Uint32Array> {
    const key = JSON.stringify([
      scope.groupId,
      scope.libraryRevision,
      scope.kind,
      ...selectionParts(query),
      query.orderBy?.includes('rating') === true && scope.kind === 'member' ? scope.userId : null,
    ]);
    return this.#selections.get(key, async () => {
      const reader = this.#platform.database.read(scope);
      const selection = await selectionOf(reader, query, this.#platform.clock.now());
      const rows = await findRecipeRows(reader, selection);
      if (rows.length > 0 || selection.search === '') return Uint32Array.from(rows);
      const among = await similarRows(reader, selection.search);
      return Uint32Array.from(await findRecipeRows(reader, { ...selection, among }));
    });
  }
}

/** All of the query that decides which recipes there are and in which order; a random order is made from those. */
function selectionParts(query: RecipeListQuery): unknown[] {
  const { page: _page, perPage: _perPage, paginationSeed: _seed, orderBy, ...rest } = query;
  return [rest, orderBy === 'random' ? null : orderBy];
}

function requireSeed({ orderBy, paginationSeed }: RecipeListQuery): void {
  if (orderBy !== 'random' || (paginationSeed ?? '') !== '') return;
  const msg = 'Value error, paginationSeed is required when orderBy is random';
  throw new ValidationError([
    { type: 'value_error', loc: ['query', 'paginationSeed'], msg, input: null, ctx: { error: {} } },
  ]);
}

function pageOfRows(rows: Uint32Array, window: PageWindow, query: RecipeListQuery): number[] {
  const places = Array.from({ length: window.limit }, (_, index) => window.offset + index);
  if (query.orderBy !== 'random') return places.map((place) => rows[place] ?? 0);
  const shuffled = seededPermutation(query.paginationSeed ?? '', rows.length);
  return places.map((place) => rows[shuffled(place)] ?? 0);
}

async function selectionOf(reader: GroupReader, query: RecipeListQuery, now: Date): Promise<RecipeSelection> {
  if ((query.cookbook ?? '') !== '') fail('cookbookNotFound');
  const fields = reader.scope.kind === 'public' ? publicRecipeFields : recipeFields;
  return {
    filter: readFilter(query.queryFilter, fields, now),
    links: await linkConditions(reader, query),
    households: await householdIds(reader, query.households),
    search: cleanSearch('recipes', query.search ?? ''),
    order: readOrder(query, fields),
    direction: query.orderDirection,
    nulls: query.orderByNullPosition ?? null,
    ratingsOf: reader.scope.kind === 'member' ? reader.scope.userId : null,
    among: null,
  };
}

function readFilter(text: string | null | undefined, fields: FilterSchema, now: Date): ResolvedFilter | null {
  if (text === null || text === undefined || text === '') return null;
  const parsed = parseFilter(text);
  if (parsed instanceof FilterError) return fail('invalidQuery', { reason: parsed.message });
  const filter = resolveFilter(parsed.root, fields, now);
  return filter instanceof FilterError ? fail('invalidQuery', { reason: filter.message }) : filter;
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

async function similarRows(reader: GroupReader, search: string): Promise<number[]> {
  const candidates = await findSimilarNames(reader, search, mostSimilarNames);
  return candidates
    .filter(({ name }) => wordSimilarity(search, name) >= leastSimilarity)
    .map(({ row }) => row);
}
