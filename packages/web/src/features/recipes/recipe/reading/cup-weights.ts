import type { CupWeights, Recipe } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../platform/api/index.ts';
import { useSelf } from '../../../../platform/session/index.ts';

/**
 * What cups of the ingredients weigh, by their ids; undefined until it is known, for guests, and where nobody asks.
 * The server knows: its table is larger than the page.
 */
export function useCupWeights(recipe: Recipe | undefined, isAsked: boolean) {
  const isOwn = useSelf()?.groupId === recipe?.groupId;
  const slug = recipe?.id ?? '';
  return useQuery({
    queryKey: ['recipes', 'cup-weights', slug, recipe?.updatedAt],
    queryFn: ({ signal }) => api.get('/api/recipes/{slug}/cup-weights', { params: { slug }, signal }),
    select: byIngredient,
    enabled: isAsked && isOwn && slug !== '',
  }).data;
}

function byIngredient({ weights }: CupWeights): ReadonlyMap<string, number | null> {
  return new Map(weights.map(({ referenceId, grams }) => [referenceId, grams]));
}
