import type { Recipe } from '@hearth/contract';
import {
  fetchEach,
  gatherInnerRecipes,
  listNamedRecipes,
  type NamedRecipe,
} from '@hearth/domain/recipes/linked';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../platform/api/index.ts';
import { recipesToBuy, type RecipeToBuy, withInnerLines } from './recipes-to-buy.ts';

/**
 * The recipes to buy for with the lines of those within them; undefined until these have come. What the device has
 * loaded is not fetched again.
 */
export function useInnerLines(recipes: readonly RecipeToBuy[]): readonly RecipeToBuy[] | undefined {
  const wanted = useMemo(() => recipesToBuy(recipes), [recipes]);
  const outer = wanted.map(({ recipe }) => recipe);
  const ids = listNamedRecipes(outer).map(({ id }) => id);
  const { data, isPending } = useQuery({
    queryKey: ['recipes', 'to buy within', ids],
    queryFn: ({ client }) =>
      gatherInnerRecipes(outer, (all) => fetchEach(all, (named) => findOrFetch(client, named))),
    enabled: ids.length > 0,
    retry: false,
  });
  const isComplete = ids.length === 0 || !isPending;
  return useMemo(() => {
    const byId = new Map(data?.map((one) => [one.id, one]));
    return isComplete ? withInnerLines(wanted, (id) => byId.get(id)) : undefined;
  }, [wanted, isComplete, data]);
}

async function findOrFetch(queries: QueryClient, { id, slug }: NamedRecipe): Promise<Recipe | null> {
  const loaded = queries
    .getQueriesData<{ readonly data: Recipe }>({ queryKey: ['recipes', 'one'] })
    .find(([, answer]) => answer?.data.id === id)?.[1];
  if (loaded !== undefined) return loaded.data;
  try {
    return await api.get('/api/recipes/{slug}', { params: { slug }, quiet: true });
  } catch {
    // A line whose recipe cannot be had is bought by its name.
    return null;
  }
}
