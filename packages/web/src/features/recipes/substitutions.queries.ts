import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api/index.ts';

/** What may be taken in the place of the lines of a recipe, each with the id of its line. */
export function recipeSubstitutionsQuery(recipeId: string) {
  return queryOptions({
    queryKey: ['recipes', 'substitutions', recipeId],
    queryFn: async ({ signal }) =>
      (
        await api.get('/api/recipes/{slug}/substitutions', {
          params: { slug: recipeId },
          signal,
          quiet: true,
        })
      ).substitutions,
    staleTime: 60_000,
    retry: false,
  });
}
