import { type Page, RecipeListQuery, type RecipeSummary } from '@hearth/contract';
import { computePage, type PageWindow, recipePageLinks } from '@hearth/domain/search/paging';
import { seededPermutation } from '@hearth/domain/search/shuffle';
import type { GroupScope } from '../../../platform/db/scope.ts';
import { JsonText } from '../../../platform/http/answers/json-text.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findOrganizersAmong } from '../organizers/index.ts';
import { ListCache } from '../../../platform/db/revisions/list-cache.ts';
import { currentRows, type CachedRows } from './cached-rows.ts';
import { type CookbookFilter, isOfCookbook, buildSelection } from './recipe-selection.ts';
import { searchedRows } from './searched-rows.ts';
import { summariesText } from '../documents/index.ts';

/** The address of a list: its path without `/api`, and the parameters as sent. */
export interface ListPlace {
  readonly route: string;
  readonly sent: URLSearchParams;
}

/** Four bytes each. */
const rememberedRows = 4_000_000;
const rememberedCharacters = 8_000_000;
/** What an entry weighs besides its rows or its text, in either. */
const entryCost = 200;

/** Lists of recipes: one a process, since it remembers what it has found. */
export class RecipeLists {
  readonly #platform: Platform;
  readonly #cookbookFilter: CookbookFilter;
  readonly #selections = new ListCache<CachedRows>(
    rememberedRows,
    ({ rows, selectionText }) => rows.length + selectionText.length + entryCost,
  );
  readonly #pages = new ListCache<string>(rememberedCharacters, (text) => text.length + entryCost);

  constructor(platform: Platform, cookbookFilter: CookbookFilter) {
    this.#platform = platform;
    this.#cookbookFilter = cookbookFilter;
  }

  /**
   * One page of the group's recipes as JSON text.
   * @throws AppError `invalidQuery` for a filter or an order that cannot be read, `cookbookNotFound`
   */
  async list(
    scope: GroupScope,
    query: RecipeListQuery,
    place: ListPlace,
  ): Promise<JsonText<Page<RecipeSummary>>> {
    const rows = await this.#rows(scope, query);
    const window = computePage({ page: query.page, perPage: query.perPage, total: rows.length });
    const links = recipePageLinks(place.route, query, window, place.sent);
    const items = await this.#items(scope, pageOfRows(rows, window, query));
    const { page, perPage, total, totalPages } = window;
    return new JsonText(
      `{"page":${page},"per_page":${perPage},"total":${total},"total_pages":${totalPages},` +
        `"items":${items},"next":${JSON.stringify(links.next)},"previous":${JSON.stringify(links.previous)}}`,
    );
  }

  /** Summaries of all recipes of a cookbook that the reader may open, newest first. */
  async ofCookbook(scope: GroupScope, idOrSlug: string): Promise<RecipeSummary[]> {
    const rows = await this.#rows(scope, RecipeListQuery.parse({ cookbook: idOrSlug }));
    return JSON.parse(await this.#items(scope, [...rows])) as RecipeSummary[];
  }

  /**
   * Rows of the group's recipes by name, of all or of a cookbook that the reader may open.
   * @throws AppError `cookbookNotFound`
   */
  async rowsByName(scope: GroupScope, cookbook: string | null): Promise<readonly number[]> {
    const query = { cookbook, orderBy: 'name', orderDirection: 'asc' };
    return [...(await this.#rows(scope, RecipeListQuery.parse(query)))];
  }

  /** Summaries of all recipes that carry any of the categories, by id or slug, as JSON text, newest first. */
  async ofCategories(scope: GroupScope, categories: string[]): Promise<JsonText<RecipeSummary[]>> {
    const known = await findOrganizersAmong(this.#platform.database.read(scope), 'categories', categories);
    if (known.length === 0) return new JsonText('[]');
    const ids = known.map(({ id }) => id);
    const rows = await this.#rows(scope, RecipeListQuery.parse({ categories: ids }));
    return new JsonText(await this.#items(scope, [...rows]));
  }

  /** Summaries of a page, the same for all users of the household. */
  async #items(scope: GroupScope, rows: readonly number[]): Promise<string> {
    const household = scope.kind === 'member' ? scope.householdId : null;
    const key = JSON.stringify([scope.groupId, scope.libraryRevision, household, rows]);
    return this.#pages.get(key, () => summariesText(this.#platform, scope, rows));
  }

  async #rows(scope: GroupScope, query: RecipeListQuery): Promise<Uint32Array> {
    const place = [
      scope.groupId,
      scope.kind,
      query.orderBy?.includes('rating') === true && scope.kind === 'member' ? scope.userId : null,
      isOfCookbook(query) && scope.kind === 'member' ? scope.householdId : null,
    ];
    const parts = selectionParts(query);
    const search = query.search ?? '';
    const buildKey = (text: string, unwanted: readonly string[]) =>
      JSON.stringify([...place, text, unwanted, parts]);
    const isCurrent = ({ revision }: CachedRows) => revision >= scope.libraryRevision;
    const { rows } = await this.#selections.renew(buildKey(search, []), isCurrent, async (known) => {
      const reader = this.#platform.database.read(scope);
      const selection = await buildSelection(reader, query, this.#cookbookFilter, this.#platform.clock.now());
      if (search === '') return currentRows(reader, selection, known);
      // The rows that are searched are cached as a list of their own, for the next search in the same selection.
      const key = buildKey('', selection.unwanted);
      const all = await this.#selections.renew(key, isCurrent, (list) =>
        currentRows(reader, selection, list),
      );
      return {
        revision: all.revision,
        selectionText: '',
        rows: await searchedRows(reader, all.rows, selection),
      };
    });
    return rows;
  }
}

/**
 * All of the query but the search that decides which recipes there are and in which order; a random order is made from
 * those.
 */
function selectionParts(query: RecipeListQuery): unknown[] {
  const { page: _page, perPage: _perPage, paginationSeed: _seed, search: _search, orderBy, ...rest } = query;
  return [rest, orderBy === 'random' ? null : orderBy];
}

function pageOfRows(rows: Uint32Array, window: PageWindow, query: RecipeListQuery): number[] {
  const places = Array.from({ length: window.limit }, (_, index) => window.offset + index);
  if (query.orderBy !== 'random') return places.map((place) => rows[place] ?? 0);
  const shuffled = seededPermutation(query.paginationSeed ?? '', rows.length);
  return places.map((place) => rows[shuffled(place)] ?? 0);
}
