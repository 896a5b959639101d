import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** Actions of the own household by title. */
export const recipeActionsQuery = queryOptions({
  queryKey: ['households', 'recipe-actions'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, perPage: -1, orderBy: 'title', orderDirection: 'asc' as const };
    return (await api.get('/api/households/recipe-actions', { query, signal })).items;
  },
});

/** Has the server send a recipe, at the scale that it is shown at, to the address of an action. */
export function useTriggerAction() {
  return useMutation({
    mutationFn: ({ id, slug, scale }: { id: string; slug: string; scale: number }) =>
      api.post('/api/households/recipe-actions/{item_id}/trigger/{recipe_slug}', {
        params: { item_id: id, recipe_slug: slug },
        body: { recipe_scale: scale },
        quiet: true,
      }),
  });
}
