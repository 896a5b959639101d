import type { PlanRulesCreate, PlanRulesOut } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';

const queryKey = ['meal-plans', 'rules'];

/** The household's rules for random planning; the oldest first. */
export const rulesQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => {
    const query = { page: 1, perPage: -1, orderBy: 'created_at', orderDirection: 'asc' as const };
    return (await api.get('/api/households/mealplans/rules', { query, signal })).items;
  },
});

/** The fields of the rule form. */
export type RuleText = Pick<PlanRulesCreate, 'day' | 'entryType' | 'queryFilterString'>;

/** Creates a rule, or changes one; links that other clients gave it stay. */
export function useSaveRule(rule: PlanRulesOut | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: RuleText) =>
      rule === null
        ? api.post('/api/households/mealplans/rules', { body: text })
        : api.patch('/api/households/mealplans/rules/{item_id}', {
            params: { item_id: rule.id },
            body: text,
          }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Deletes a rule: at once on the screen, and back when the server refuses. */
export function useDeleteRule() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: PlanRulesOut) =>
      api.delete('/api/households/mealplans/rules/{item_id}', { params: { item_id: id } }),
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
      api.post('/api/households/mealplans/rules', {
        body: {
          day,
          entryType,
          queryFilterString,
          categories,
          tags,
          households,
        },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}
