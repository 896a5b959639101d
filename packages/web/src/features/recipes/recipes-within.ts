import type { Recipe } from '@hearth/contract/index';
import {
  fetchEach,
  gatherInnerRecipes,
  listNamedRecipes,
  type NamedRecipe,
} from '@hearth/domain/recipes/linked';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Library, recipeQuery } from './recipes.queries.ts';

/**
 * Finds the recipes that lie within a recipe, at any depth, by their ids; undefined until all have come that are to be
 * had. Those in the trash, and those that cannot be fetched, are not found.
 */
export function useRecipesWithin(
  library: Library,
  recipe: Recipe,
): ((id: string) => Recipe | undefined) | undefined {
  const ids = listNamedRecipes([recipe]).map(({ id }) => id);
  const { data, isPending } = useQuery({
    queryKey: ['recipes', 'within', library, ids],
    queryFn: ({ client }) =>
      gatherInnerRecipes([recipe], (all) => fetchEach(all, (named) => fetchOne(client, library, named))),
    enabled: ids.length > 0,
    retry: false,
    staleTime: 10_000,
  });
  const isComplete = ids.length === 0 || !isPending;
  return useMemo(() => {
    if (!isComplete) return undefined;
    const byId = new Map(data?.map((one) => [one.id, one]));
    return (id: string) => byId.get(id);
  }, [isComplete, data]);
}

async function fetchOne(
  client: QueryClient,
  library: Library,
  { slug }: NamedRecipe,
): Promise<Recipe | null> {
  try {
    return (await client.query({ ...recipeQuery(library, slug), retry: false })).data;
  } catch {
    // A line whose recipe cannot be had stays as it is.
    return null;
  }
}
