import type { CreatePlanTemplate, LayPlanTemplate, PlanTemplate } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';
import { planScope } from '../../entries/index.ts';

const path = '/api/households/mealplans/templates';

/** The menus that the household has saved, by name. */
export const templatesQuery = queryOptions({
  queryKey: ['meal-plans', 'templates'],
  queryFn: ({ signal }) => api.get(path, { signal }),
});

/** Saves what is planned for some days. */
export function useSaveTemplate() {
  return useTemplateChange((body: CreatePlanTemplate) => api.post(path, { body }));
}

/** Gives a menu another name. */
export function useRenameTemplate() {
  return useTemplateChange(({ id, name }: Pick<PlanTemplate, 'id' | 'name'>) =>
    api.put(`${path}/{item_id}`, { params: { item_id: id }, body: { name } }),
  );
}

export function useDeleteTemplate() {
  return useTemplateChange(({ id }: PlanTemplate) =>
    api.delete(`${path}/{item_id}`, { params: { item_id: id } }),
  );
}

/** Plans the entries of a menu from a day on. */
export function useLayTemplate() {
  return useTemplateChange(({ id, ...body }: LayPlanTemplate & { id: string }) =>
    api.post(`${path}/{item_id}/lay`, { params: { item_id: id }, body }),
  );
}

function useTemplateChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    scope: planScope,
    mutationFn: send,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['meal-plans'] }),
  });
}
