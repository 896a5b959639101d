import { type PlainSearch, readText, readTexts } from '../../../../platform/routing/index.ts';
import type { RecipeFilters } from '../../index.ts';

/** The state of the explorer in its URL. Defaults are left out. */
export interface ExplorerState {
  search: string;
  orderBy: OrderBy;
  orderDirection: 'asc' | 'desc';
  /** Ids; a minus before one leaves its recipes out, as it does with words in the search field. */
  categories: string[];
  tags: string[];
  tools: string[];
  foods: string[];
  households: string[];
  /** Only the reader's favorites. */
  favorites: boolean;
  /** The longest total time in minutes; 0 for any. */
  time: number;
  /** The least mean rating; 0 for any. */
  rating: number;
  requireAllCategories: boolean;
  requireAllTags: boolean;
  requireAllTools: boolean;
  requireAllFoods: boolean;
  /** Search as one types; off waits for the button. */
  auto: boolean;
  /** Keeps a random order the same while one looks around. */
  seed: string;
}

/** What one is looking for, and how a control changes it. */
export interface Explorer {
  state: ExplorerState;
  change: (changes: Partial<ExplorerState>) => void;
  reset: () => void;
}

export type OrderBy = 'created_at' | 'name' | 'last_made' | 'rating' | 'updated_at' | 'random';
/** Filters that are lists of ids. */
export type FilterName = 'categories' | 'tags' | 'tools' | 'foods' | 'households';

export const orders: readonly OrderBy[] = [
  'name',
  'created_at',
  'last_made',
  'rating',
  'updated_at',
  'random',
];

export const defaultState: ExplorerState = {
  search: '',
  orderBy: 'created_at',
  orderDirection: 'desc',
  categories: [],
  tags: [],
  tools: [],
  foods: [],
  households: [],
  favorites: false,
  time: 0,
  rating: 0,
  requireAllCategories: false,
  requireAllTags: false,
  requireAllTools: false,
  requireAllFoods: false,
  auto: true,
  seed: '',
};

const flags = ['requireAllCategories', 'requireAllTags', 'requireAllTools', 'requireAllFoods'] as const;
const lists: readonly FilterName[] = ['categories', 'tags', 'tools', 'foods', 'households'];

const counts = ['time', 'rating'] as const;
const maxMinutes = 10_000;
const maxRating = 5;

/** Reads the state from a URL; unknown values count as absent. */
export function readState(search: PlainSearch): ExplorerState {
  const order = orders.find((one) => one === readText(search, 'orderBy')) ?? defaultState.orderBy;
  return {
    search: readText(search, 'search') ?? '',
    orderBy: order,
    orderDirection: readText(search, 'orderDirection') === 'asc' ? 'asc' : 'desc',
    categories: readTexts(search, 'categories'),
    tags: readTexts(search, 'tags'),
    tools: readTexts(search, 'tools'),
    foods: readTexts(search, 'foods'),
    households: readTexts(search, 'households').slice(0, 1),
    favorites: readText(search, 'favorites') === 'true',
    time: readCount(search, 'time', maxMinutes),
    rating: readCount(search, 'rating', maxRating),
    requireAllCategories: readText(search, 'requireAllCategories') === 'true',
    requireAllTags: readText(search, 'requireAllTags') === 'true',
    requireAllTools: readText(search, 'requireAllTools') === 'true',
    requireAllFoods: readText(search, 'requireAllFoods') === 'true',
    auto: readText(search, 'auto') !== 'false',
    seed: readText(search, 'seed') ?? '',
  };
}

function readCount(search: PlainSearch, name: string, max: number): number {
  const count = Number(readText(search, name));
  return Number.isInteger(count) && count > 0 && count <= max ? count : 0;
}

/** Writes an address: the reverse of {@link readState}. */
export function buildSearch(state: ExplorerState): PlainSearch {
  const search: PlainSearch = {};
  if (state.search !== '') search['search'] = state.search;
  if (state.orderBy !== defaultState.orderBy) search['orderBy'] = state.orderBy;
  if (state.orderDirection !== defaultState.orderDirection) search['orderDirection'] = state.orderDirection;
  for (const name of lists) if (state[name].length > 0) search[name] = state[name];
  for (const name of flags) if (state[name]) search[name] = 'true';
  if (state.favorites) search['favorites'] = 'true';
  for (const name of counts) if (state[name] > 0) search[name] = String(state[name]);
  if (!state.auto) search['auto'] = 'false';
  if (state.orderBy === 'random' && state.seed !== '') search['seed'] = state.seed;
  return search;
}

/** Ids among those chosen whose recipes are to be left out, without their minus. */
export function leftOut(chosen: readonly string[]): string[] {
  return chosen.filter(isLeftOut).map((id) => id.slice(1));
}

/**
 * The query of the API.
 *
 * @param reader whose favorites are meant; null for visitors, who have none
 */
export function buildFilters(state: ExplorerState, reader: string | null): RecipeFilters {
  const { search, orderBy, orderDirection, seed } = state;
  const isRelevance = search !== '' && orderBy === defaultState.orderBy;
  return {
    search: search === '' ? null : search,
    orderBy: isRelevance ? null : orderBy,
    orderDirection,
    orderByNullPosition: orderBy === 'last_made' || orderBy === 'rating' ? 'last' : null,
    paginationSeed: orderBy === 'random' ? seed || 'hearth' : null,
    categories: included(state.categories),
    tags: included(state.tags),
    tools: included(state.tools),
    foods: included(state.foods),
    queryFilter: writeConditions(state, reader),
    households: state.households,
    requireAllCategories: state.requireAllCategories || undefined,
    requireAllTags: state.requireAllTags || undefined,
    requireAllTools: state.requireAllTools || undefined,
    requireAllFoods: state.requireAllFoods || undefined,
  };
}

/** Whether anything narrows the list. */
export function isNarrowed(state: ExplorerState): boolean {
  const { search, favorites, time, rating } = state;
  return search !== '' || favorites || time + rating > 0 || lists.some((name) => state[name].length > 0);
}

/** Whether the reader's favorites are shown and nothing else narrows the list: where it is empty, nobody has to search. */
export function isFavoritesOnly(state: ExplorerState): boolean {
  return state.favorites && !isNarrowed({ ...state, favorites: false });
}

/** Where the filter language finds what can be left out. */
const paths = [
  ['categories', 'recipe_category.id'],
  ['tags', 'tags.id'],
  ['tools', 'tools.id'],
  ['foods', 'recipe_ingredient.food.id'],
] as const;

/** Conditions without a parameter of their own, in the filter language. */
function writeConditions(state: ExplorerState, reader: string | null): string | null {
  const parts = paths.flatMap(([name, path]) => {
    const ids = leftOut(state[name]).map((id) => `"${id.replaceAll('"', '')}"`);
    return ids.length === 0 ? [] : [`${path} NOT IN [${ids.join()}]`];
  });
  if (state.favorites && reader !== null) parts.push(`favorited_by.id = "${reader}"`);
  if (state.time > 0) parts.push(`total_minutes <= ${state.time}`);
  if (state.rating > 0) parts.push(`rating >= ${state.rating}`);
  return parts.join(' AND ') || null;
}

function included(chosen: readonly string[]): string[] {
  return chosen.filter((id) => !isLeftOut(id));
}

function isLeftOut(id: string): boolean {
  return id.startsWith('-');
}
