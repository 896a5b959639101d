import type { PlanFrequency, PlanFrequencyCreate, PlanVariety } from '@hearth/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';

const queryKey = ['meal-plans', 'variety'];

/** How far apart and how often the household wants recipes. */
export const varietyQuery = queryOptions({
  queryKey,
  queryFn: ({ signal }) => api.get('/api/households/mealplans/variety', { signal }),
});

/** Says how far apart recipes are planned: at once on the screen, and back when the server refuses. */
export function useSaveRestDays() {
  return useShownAtOnce(
    (restDays: number | null) => api.put('/api/households/mealplans/variety', { body: { restDays } }),
    (variety, restDays) => ({ ...variety, restDays }),
  );
}

/** Says how often one kind of recipes comes, or changes it. A refusal is for the caller to show. */
export function useSaveFrequency(id: string | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PlanFrequencyCreate) =>
      id === null
        ? api.post('/api/households/mealplans/variety/frequencies', { body, quiet: true })
        : api.put('/api/households/mealplans/variety/frequencies/{item_id}', {
            params: { item_id: id },
            body,
            quiet: true,
          }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Deletes what is said of one kind: at once on the screen, and back when the server refuses. */
export function useDeleteFrequency() {
  return useShownAtOnce(
    ({ id }: PlanFrequency) =>
      api.delete('/api/households/mealplans/variety/frequencies/{item_id}', { params: { item_id: id } }),
    (variety, { id }) => ({
      ...variety,
      frequencies: variety.frequencies.filter((one) => one.id !== id),
    }),
  );
}

function useShownAtOnce<Input>(
  send: (input: Input) => Promise<unknown>,
  change: (variety: PlanVariety, input: Input) => PlanVariety,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: (input) => showAtOnce(queries, (variety) => change(variety, input)),
    onError: (_error, _input, before) => queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

async function showAtOnce(queries: QueryClient, change: (variety: PlanVariety) => PlanVariety) {
  await queries.cancelQueries({ queryKey });
  const before = queries.getQueryData<PlanVariety>(queryKey);
  if (before !== undefined) queries.setQueryData(queryKey, change(before));
  return before;
}
