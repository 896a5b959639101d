import type { CreateCookBook, ReadCookBook } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import type { Library } from '../index.ts';

const all = { page: 1, perPage: -1, orderBy: 'position', orderDirection: 'asc' } as const;

/** All cookbooks of a group that the reader may see, by position: of every household for members, public ones else. */
export function cookbooksQuery({ groupSlug, isOwn }: Library) {
  const path = isOwn ? '/api/households/cookbooks' : '/api/explore/groups/{group_slug}/cookbooks';
  const params = { group_slug: groupSlug };
  return queryOptions({
    queryKey: ['cookbooks', groupSlug, isOwn],
    queryFn: async ({ signal }) => {
      const query = isOwn ? { ...all, allHouseholds: true } : all;
      return (await api.get(path, { params, query, signal })).items;
    },
    staleTime: 60_000,
  });
}

/** Numbers of recipes and pictures of all cookbooks that the reader may see, in one answer. */
export function coversQuery({ groupSlug, isOwn }: Library) {
  const path = isOwn ? '/api/households/cookbook-covers' : '/api/explore/groups/{group_slug}/cookbook-covers';
  const params = { group_slug: groupSlug };
  return queryOptions({
    queryKey: ['cookbooks', 'covers', groupSlug, isOwn],
    queryFn: ({ signal }) => api.get(path, { params, signal }),
    staleTime: 30_000,
  });
}

/** The fields of the cookbook editor. */
export type CookbookText = Pick<CreateCookBook, 'name' | 'description' | 'public' | 'queryFilterString'>;

/** Creates a cookbook after the last one, or changes one; answers it, since its slug follows its name. */
export function useSaveCookbook(cookbook: ReadCookBook | null, position: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (text: CookbookText) =>
      cookbook === null
        ? api.post('/api/households/cookbooks', { body: { ...text, position }, quiet: true })
        : api.put('/api/households/cookbooks/{item_id}', {
            params: { item_id: cookbook.id },
            body: { ...cookbook, ...text },
            quiet: true,
          }),
    onSuccess: refresh,
  });
}

/** Deletes a cookbook; its recipes stay. */
export function useDeleteCookbook() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) =>
      api.delete('/api/households/cookbooks/{item_id}', { params: { item_id: id } }),
    onSuccess: refresh,
  });
}

/** Puts the household's cookbooks in an order: at once on the screen, and back when the server refuses. */
export function useOrderCookbooks(library: Library) {
  const queries = useQueryClient();
  const { queryKey } = cookbooksQuery(library);
  return useMutation({
    mutationFn: (ordered: readonly ReadCookBook[]) => api.put('/api/households/cookbooks', { body: ordered }),
    onMutate: async (ordered) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      const own = new Set(ordered.map(({ id }) => id));
      queries.setQueryData(queryKey, (shown) => [
        ...ordered,
        ...(shown ?? []).filter(({ id }) => !own.has(id)),
      ]);
      return before;
    },
    onError: (_error, _ordered, before) => queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey: ['cookbooks'] }),
  });
}

function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['cookbooks'] }),
      queries.invalidateQueries({ queryKey: ['recipes', 'list'] }),
    ]);
}
