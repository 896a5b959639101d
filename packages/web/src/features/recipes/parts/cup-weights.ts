import type { CupWeights, Recipe } from '@hearth/contract/index';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import { useRecipeSource } from './recipe-source.ts';

/**
 * What cups of the ingredients weigh, by their ids; undefined until the server has answered, and while
 * `isAsked` is false. The server computes them, since its table is larger than the page.
 */
export function useCupWeights(recipe: Recipe | undefined, isAsked: boolean) {
  const { path, params } = useRecipeSource(recipe);
  return useQuery({
    queryKey: ['recipes', 'cup-weights', path, params, recipe?.updatedAt],
    queryFn: ({ signal }) => api.get(`${path}/cup-weights`, { params, signal }),
    select: byIngredient,
    staleTime: 300_000,
    enabled: isAsked && params.slug !== '',
  }).data;
}

function byIngredient({ weights }: CupWeights): ReadonlyMap<string, number | null> {
  return new Map(weights.map(({ referenceId, grams }) => [referenceId, grams]));
}
