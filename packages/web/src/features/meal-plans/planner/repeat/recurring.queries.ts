import type { CreateRecurringMeal, ReadPlanEntry, RecurringMeal } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';
import { planScope } from '../../entries/index.ts';

const path = '/api/households/mealplans/recurring';

/** What the household plans again and again, the oldest first. */
export const recurringQuery = queryOptions({
  queryKey: ['meal-plans', 'recurring'],
  queryFn: ({ signal }) => api.get(path, { signal }),
});

/** Something that is planned again and again, and on which days; what is left out is as the server has it. */
export type RecurringText = Partial<CreateRecurringMeal> & Pick<CreateRecurringMeal, 'weekdays' | 'from'>;

/** Plans something again and again, or changes it from a day on. `quiet`: the caller shows a failure itself. */
export function useSaveRecurring() {
  return useRecurringChange(({ id, text }: { id: string | null; text: RecurringText }) =>
    id === null
      ? api.post(path, { body: text, quiet: true })
      : api.put(`${path}/{item_id}`, { params: { item_id: id }, body: text, quiet: true }),
  );
}

/** Plans it no more, and takes its entries off from a day on. */
export function useEndRecurring() {
  return useRecurringChange(({ id, from }: { id: string; from: string }) =>
    api.delete(`${path}/{item_id}`, { params: { item_id: id }, query: { from } }),
  );
}

/** The day that an occurrence was planned for: "all that follow" begins there, wherever it has been moved. */
export function findFirstDay({ occursOn, date }: Pick<ReadPlanEntry, 'occursOn' | 'date'>): string {
  return occursOn ?? date;
}

function useRecurringChange<Input>(send: (input: Input) => Promise<RecurringMeal>) {
  const queries = useQueryClient();
  return useMutation({
    // After the changes of entries that are on their way.
    scope: planScope,
    mutationFn: send,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['meal-plans'] }),
  });
}
