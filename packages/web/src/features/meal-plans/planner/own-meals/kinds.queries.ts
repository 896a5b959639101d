import type { MealKind, SaveMealKind } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';
import { moved } from '../../../../ui/reorder/drop-place.ts';
import { mealKindsQuery } from '../../entries/index.ts';

const path = '/api/households/mealplans/kinds';

/** All people of the own household by name, to choose who eats. */
export const housemates = queryOptions({
  queryKey: ['households', 'members', 'all'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, perPage: -1, orderBy: 'full_name', orderDirection: 'asc' as const };
    return (await api.get('/api/households/members', { query, signal })).items;
  },
});

/** Names a kind of meal, or changes one. A failure is told by the call itself. */
export function useSaveKind(kind: MealKind | null) {
  return useKindChange((body: Partial<SaveMealKind> & Pick<SaveMealKind, 'name'>) =>
    kind === null
      ? api.post(path, { body })
      : api.put(`${path}/{item_id}`, { params: { item_id: kind.id }, body }),
  );
}

/** Makes the usual seven meals kinds of the household. */
export function useStartKinds() {
  return useKindChange(() => api.post(`${path}/usual`, {}));
}

/** Deletes a kind; what is planned for it stays. */
export function useDeleteKind() {
  return useKindChange(({ id }: MealKind) => api.delete(`${path}/{item_id}`, { params: { item_id: id } }));
}

/** Moves a kind among the others: at once on the screen, and back when the server refuses. */
export function useMoveKind() {
  const queries = useQueryClient();
  const { queryKey } = mealKindsQuery;
  return useMutation({
    mutationFn: ({ kind, to }: { kind: MealKind; from: number; to: number }) =>
      api.put(`${path}/{item_id}`, { params: { item_id: kind.id }, body: { ...kind, position: to } }),
    onMutate: async ({ from, to }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (kinds) => kinds && moved(kinds, from, to));
      return before;
    },
    onError: (_error, _move, before) => queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Meals of entries follow their kinds, so the plan is read again as well. */
function useKindChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['meal-plans'] }),
  });
}
