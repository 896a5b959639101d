import type { CreateCookBook, Page, ReadCookBook } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import type { Library } from '../recipe/index.ts';

const path = '/api/households/cookbooks';
const all = { page: 1, perPage: -1, orderBy: 'position', orderDirection: 'asc' } as const;

/** All cookbooks of a group that the reader may see, by position: of every household for members, public ones else. */
export function cookbooksQuery({ groupSlug, isOwn }: Library) {
  const explorePath = `/api/explore/groups/${encodeURIComponent(groupSlug)}/cookbooks`;
  return queryOptions({
    queryKey: ['cookbooks', groupSlug, isOwn],
    queryFn: async ({ signal }) => {
      const query = isOwn ? { ...all, allHouseholds: true } : all;
      return (await api.get<Page<ReadCookBook>>(isOwn ? path : explorePath, { query, signal })).items;
    },
    staleTime: 60_000,
  });
}

/** What the editor of a cookbook fills in. */
export type CookbookText = Pick<CreateCookBook, 'name' | 'description' | 'public' | 'queryFilterString'>;

/** Creates a cookbook behind the last one, or changes one; answers it, since its slug follows its name. */
export function useSaveCookbook(cookbook: ReadCookBook | null, position: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (text: CookbookText) =>
      cookbook === null
        ? api.post<ReadCookBook>(path, { ...text, position }, { quiet: true })
        : api.put<ReadCookBook>(`${path}/${cookbook.id}`, { ...cookbook, ...text }, { quiet: true }),
    onSuccess: refresh,
  });
}

/** Deletes a cookbook; its recipes stay. */
export function useDeleteCookbook() {
  const refresh = useRefresh();
  return useMutation({ mutationFn: (id: string) => api.delete(`${path}/${id}`), onSuccess: refresh });
}

/** Puts the household's cookbooks in an order: at once on the screen, and back when the server refuses. */
export function useOrderCookbooks(library: Library) {
  const queries = useQueryClient();
  const { queryKey } = cookbooksQuery(library);
  return useMutation({
    mutationFn: (ordered: readonly ReadCookBook[]) => api.put(path, ordered),
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
