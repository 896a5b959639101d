import { type PlainSearch, textOf, textsOf } from '../../../../platform/routing/index.ts';
import type { RecipeFilters } from '../../recipe/index.ts';

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
  requireAllCategories: boolean;
  requireAllTags: boolean;
  requireAllTools: boolean;
  requireAllFoods: boolean;
  /** Search as one types; off waits for the button. */
  auto: boolean;
  /** Keeps a random order the same while one looks around. */
  seed: string;
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
  requireAllCategories: false,
  requireAllTags: false,
  requireAllTools: false,
  requireAllFoods: false,
  auto: true,
  seed: '',
};

const flags = ['requireAllCategories', 'requireAllTags', 'requireAllTools', 'requireAllFoods'] as const;
const lists: readonly FilterName[] = ['categories', 'tags', 'tools', 'foods', 'households'];

/** Reads the state from a URL; unknown values count as absent. */
export function stateOf(search: PlainSearch): ExplorerState {
  const order = orders.find((one) => one === textOf(search, 'orderBy')) ?? defaultState.orderBy;
  return {
    search: textOf(search, 'search') ?? '',
    orderBy: order,
    orderDirection: textOf(search, 'orderDirection') === 'asc' ? 'asc' : 'desc',
    categories: textsOf(search, 'categories'),
    tags: textsOf(search, 'tags'),
    tools: textsOf(search, 'tools'),
    foods: textsOf(search, 'foods'),
    households: textsOf(search, 'households').slice(0, 1),
    requireAllCategories: textOf(search, 'requireAllCategories') === 'true',
    requireAllTags: textOf(search, 'requireAllTags') === 'true',
    requireAllTools: textOf(search, 'requireAllTools') === 'true',
    requireAllFoods: textOf(search, 'requireAllFoods') === 'true',
    auto: textOf(search, 'auto') !== 'false',
    seed: textOf(search, 'seed') ?? '',
  };
}

/** Writes an address: the reverse of {@link stateOf}. */
export function searchOf(state: ExplorerState): PlainSearch {
  const search: PlainSearch = {};
  if (state.search !== '') search['search'] = state.search;
  if (state.orderBy !== defaultState.orderBy) search['orderBy'] = state.orderBy;
  if (state.orderDirection !== defaultState.orderDirection) search['orderDirection'] = state.orderDirection;
  for (const name of lists) if (state[name].length > 0) search[name] = state[name];
  for (const name of flags) if (state[name]) search[name] = 'true';
  if (!state.auto) search['auto'] = 'false';
  if (state.orderBy === 'random' && state.seed !== '') search['seed'] = state.seed;
  return search;
}

/** Ids among those chosen whose recipes are to be left out, without their minus. */
export function leftOut(chosen: readonly string[]): string[] {
  return chosen.filter(isLeftOut).map((id) => id.slice(1));
}

/** The query of the API. */
export function filtersOf(state: ExplorerState): RecipeFilters {
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
    queryFilter: exclusionsOf(state),
    households: state.households,
    requireAllCategories: state.requireAllCategories || undefined,
    requireAllTags: state.requireAllTags || undefined,
    requireAllTools: state.requireAllTools || undefined,
    requireAllFoods: state.requireAllFoods || undefined,
  };
}

/** Whether anything narrows the list. */
export function isNarrowed(state: ExplorerState): boolean {
  return state.search !== '' || lists.some((name) => state[name].length > 0);
}

/** Where the filter language finds what can be left out. */
const paths = [
  ['categories', 'recipe_category.id'],
  ['tags', 'tags.id'],
  ['tools', 'tools.id'],
  ['foods', 'recipe_ingredient.food.id'],
] as const;

function exclusionsOf(state: ExplorerState): string | null {
  const parts = paths.flatMap(([name, path]) => {
    const ids = leftOut(state[name]).map((id) => `"${id.replaceAll('"', '')}"`);
    return ids.length === 0 ? [] : [`${path} NOT IN [${ids.join()}]`];
  });
  return parts.join(' AND ') || null;
}

function included(chosen: readonly string[]): string[] {
  return chosen.filter((id) => !isLeftOut(id));
}

function isLeftOut(id: string): boolean {
  return id.startsWith('-');
}
