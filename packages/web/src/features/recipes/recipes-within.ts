import type { Recipe } from '@hearth/contract/index';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Library, recipeQuery } from './recipes.queries.ts';

/** A recipe that lies within others need not have lines of its own: cards carry none. */
type Outer = Partial<Pick<Recipe, 'recipeIngredient'>>;
/** A recipe that a line names. */
interface Named {
  readonly id: string;
  readonly slug: string;
}

/** As many as the server lets lie within one another. */
const maxDepth = 5;

/**
 * Finds the recipes that lie within others, at any depth, by their ids; undefined until all have come that are to be had.
 * Those in the trash, and those that cannot be fetched, are not found.
 */
export function useRecipesWithin(
  library: Library,
  outer: readonly Outer[],
): ((id: string) => Recipe | undefined) | undefined {
  const named = listNamed(outer);
  const found = useQuery({ ...recipesWithinQuery(library, named), enabled: named.length > 0 });
  const isComplete = named.length === 0 || !found.isPending;
  const { data } = found;
  return useMemo(() => {
    if (!isComplete) return undefined;
    const byId = new Map(data?.map((recipe) => [recipe.id, recipe]));
    return (id: string) => byId.get(id);
  }, [isComplete, data]);
}

function recipesWithinQuery(library: Library, named: readonly Named[]) {
  return queryOptions({
    queryKey: ['recipes', 'within', library, named.map(({ id }) => id)],
    queryFn: ({ client }) => fetchWithin(client, library, named),
    retry: false,
    staleTime: 10_000,
  });
}

async function fetchWithin(
  client: QueryClient,
  library: Library,
  named: readonly Named[],
): Promise<readonly Recipe[]> {
  const known = new Map<string, Recipe>();
  let wanted = named;
  for (let depth = 0; depth < maxDepth && wanted.length > 0; depth += 1) {
    const fetched = await Promise.all(wanted.map(({ slug }) => fetchOne(client, library, slug)));
    const recipes = fetched.filter((recipe) => recipe !== null);
    for (const recipe of recipes) known.set(recipe.id, recipe);
    wanted = listNamed(recipes).filter(({ id }) => !known.has(id));
  }
  return [...known.values()];
}

async function fetchOne(client: QueryClient, library: Library, slug: string): Promise<Recipe | null> {
  try {
    return (await client.query({ ...recipeQuery(library, slug), retry: false })).data;
  } catch {
    // A line whose recipe cannot be had stays as it is.
    return null;
  }
}

/** The recipes that lines name, each once. */
function listNamed(recipes: readonly Outer[]): readonly Named[] {
  const open = recipes.flatMap(({ recipeIngredient = [] }) =>
    recipeIngredient.flatMap(({ referencedRecipe: one }) => (!one || one.inTrash ? [] : [one])),
  );
  return [...new Map(open.map(({ id, slug }) => [id, { id, slug }])).values()];
}
