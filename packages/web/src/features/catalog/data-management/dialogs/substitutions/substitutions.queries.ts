import type { SentSubstitution } from '@hearth/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../../platform/api/index.ts';

/** A line of a recipe of the group. */
export interface LineOfRecipe {
  readonly recipeId: string;
  readonly referenceId: string;
}

/** What may be taken in the place of a food everywhere, or of one line. */
export function ownSubstitutionsQuery(foodId: string, line: LineOfRecipe | null) {
  return queryOptions({
    queryKey: ['substitutions', foodId, line],
    queryFn: async ({ signal }) => {
      if (line === null) {
        const params = { item_id: foodId };
        return (await api.get('/api/foods/{item_id}/substitutions', { params, signal })).substitutions;
      }
      const params = { slug: line.recipeId };
      const { substitutions } = await api.get('/api/recipes/{slug}/substitutions', { params, signal });
      return substitutions.filter((one) => one.isHere && one.referenceId === line.referenceId);
    },
    // The fields are filled with the answer once.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Replaces them. The dialog shows errors. */
export function useSaveSubstitutions(foodId: string, line: LineOfRecipe | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (substitutions: SentSubstitution[]) => {
      const body = { substitutions };
      if (line === null)
        return api.put('/api/foods/{item_id}/substitutions', {
          params: { item_id: foodId },
          body,
          quiet: true,
        });
      const params = { slug: line.recipeId, reference_id: line.referenceId };
      return api.put('/api/recipes/{slug}/lines/{reference_id}/substitutions', { params, body, quiet: true });
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['substitutions'] });
      void queries.invalidateQueries({ queryKey: ['recipes', 'substitutions'] });
    },
  });
}
