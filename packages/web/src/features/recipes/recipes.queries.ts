import type { Page, RecipeSummary } from '@hearth/contract/index';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api, firstAnswer, type QueryAt } from '../../platform/api/index.ts';
import { keptPlace } from '../../platform/routing/list-places.ts';
import { newId } from '../../ui/new-id.ts';

/** Whose recipes are shown: the own group's through the members' routes, another one's through its public face. */
export interface Library {
  groupSlug: string;
  isOwn: boolean;
}

/** Filters and order of a list, as query parameters of the API. */
export type RecipeFilters = QueryAt<'GET', '/api/recipes'>;

const pageSize = 32;
const firstPages = 2;

/** The path of a library's recipes, and its parameters. */
const recipesPath = ({ isOwn }: Library) =>
  isOwn ? '/api/recipes' : '/api/explore/groups/{group_slug}/recipes';
const buildParams = ({ groupSlug }: Library) => ({ group_slug: groupSlug });

/** A list of recipes, page by page; the first call loads two pages, or all that a returning user had seen. */
export function recipeListQuery(library: Library, filters: RecipeFilters) {
  return infiniteQueryOptions({
    queryKey: ['recipes', 'list', library, filters],
    queryFn: ({ pageParam, signal, client, queryKey }) => {
      const known = client.getQueryData<{ pages: Page<RecipeSummary>[] }>(queryKey)?.pages[0]?.items.length;
      const wanted = Math.ceil((known ?? keptPlace()?.count ?? 0) / pageSize);
      const query = {
        ...filters,
        page: pageParam,
        perPage: pageSize * (pageParam === 1 ? Math.max(wanted, firstPages) : 1),
      };
      return api.get(recipesPath(library), { params: buildParams(library), query, signal });
    },
    initialData: () => {
      // Users who return to a place further down need more than the first page.
      if ((keptPlace()?.count ?? 0) > pageSize * firstPages) return undefined;
      const query = { ...filters, page: 1, perPage: pageSize * firstPages };
      const first = firstAnswer(recipesPath(library), { params: buildParams(library), query });
      return first && { pages: [first.data], pageParams: [1] };
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.items.length, 0);
      return loaded < last.total && last.items.length > 0 ? Math.floor(loaded / pageSize) + 1 : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** A handful of recipes for a search as one types. */
export function recipeSearchQuery(library: Library, search: string, count: number) {
  return queryOptions({
    queryKey: ['recipes', 'search', library, search, count],
    queryFn: ({ signal }) =>
      api.get(recipesPath(library), {
        params: buildParams(library),
        query: { search, page: 1, perPage: count, orderBy: 'name', orderDirection: 'asc' },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** A seed for a new random order. */
export function freshSeed(): string {
  return newId().slice(0, 8);
}

/** One recipe out of those that the filters leave, by chance. */
export async function fetchRandomRecipe(
  library: Library,
  filters: RecipeFilters,
): Promise<RecipeSummary | undefined> {
  const query = { ...filters, page: 1, perPage: 1, orderBy: 'random', paginationSeed: freshSeed() };
  const page = await api.get(recipesPath(library), { params: buildParams(library), query });
  return page.items[0];
}

/** A recipe with the version tag that saving it needs. */
export function recipeQuery(library: Library, slug: string) {
  const path = library.isOwn
    ? '/api/recipes/{slug}'
    : '/api/explore/groups/{group_slug}/recipes/{recipe_slug}';
  const params = { ...buildParams(library), slug, recipe_slug: slug };
  return queryOptions({
    queryKey: ['recipes', 'one', library, slug],
    queryFn: ({ signal }) => api.getTagged(path, { params, signal }),
    initialData: () => firstAnswer(path, { params }),
    staleTime: 10_000,
  });
}

/** A household of the own group, by id. */
export function householdQuery(id: string) {
  return queryOptions({
    queryKey: ['households', 'one', id],
    queryFn: ({ signal }) =>
      api.get('/api/groups/households/{household_slug}', { params: { household_slug: id }, signal }),
    staleTime: 300_000,
  });
}

/** Copies a recipe under a name; answers the copy. */
export function useDuplicateRecipe(slug: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      api.post('/api/recipes/{slug}/duplicate', { params: { slug }, body: { name } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['recipes', 'list'] }),
  });
}

/** Deletes a recipe: it waits in the trash. */
export function useDeleteRecipe(slug: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('/api/recipes/{slug}', { params: { slug } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['recipes', 'list'] }),
  });
}
