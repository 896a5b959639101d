import type { Page, PlanRulesCreate, PlanRulesOut } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';

const path = '/api/households/mealplans/rules';
const queryKey = ['meal-plans', 'rules'];

/** What the household says chance may plan, and when; the oldest rule first. */
export const rulesQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => {
    const query = { page: 1, perPage: -1, orderBy: 'created_at', orderDirection: 'asc' };
    return (await api.get<Page<PlanRulesOut>>(path, { query, signal })).items;
  },
});

/** What the form of a rule says. */
export type RuleText = Pick<PlanRulesCreate, 'day' | 'entryType' | 'queryFilterString'>;

/** Creates a rule, or changes one; links that other clients gave it stay. */
export function useSaveRule(rule: PlanRulesOut | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: RuleText) =>
      rule === null
        ? api.post<PlanRulesOut>(path, text)
        : api.patch<PlanRulesOut>(`${path}/${rule.id}`, text),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Deletes a rule: at once on the screen, and back when the server refuses. */
export function useDeleteRule() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PlanRulesOut) => api.delete(`${path}/${id}`),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<PlanRulesOut[]>(queryKey);
      queries.setQueryData<PlanRulesOut[]>(queryKey, (rules) => rules?.filter((rule) => rule.id !== id));
      return before;
    },
    onError: (_error, _rule, before) => queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Brings a deleted rule back, with all that it said. */
export function useRestoreRule() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ day, entryType, queryFilterString, categories, tags, households }: PlanRulesOut) =>
      api.post<PlanRulesOut>(path, {
        day,
        entryType,
        queryFilterString,
        categories,
        tags,
        households,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}
