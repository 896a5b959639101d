import { maxLinkDepth } from './link-rules.ts';

/** A recipe that a line names. */
export interface NamedRecipe {
  readonly id: string;
  readonly slug: string;
}

/** Lines that may be recipes; cards of recipes carry none. */
interface Outer {
  readonly recipeIngredient?:
    | readonly { readonly referencedRecipe?: (NamedRecipe & { readonly inTrash: boolean }) | null }[]
    | undefined;
}

/** The recipes that lines name, each once, without those in the trash. */
export function listNamedRecipes(recipes: readonly Outer[]): readonly NamedRecipe[] {
  const named = recipes.flatMap(({ recipeIngredient = [] }) =>
    recipeIngredient.flatMap(({ referencedRecipe: one }) => (!one || one.inTrash ? [] : [one])),
  );
  return [...new Map(named.map(({ id, slug }) => [id, { id, slug }])).values()];
}

/**
 * The recipes that lie within others, at any depth that may be stored, each once. It fetches as many times as recipes lie
 * within one another.
 * @param fetchRecipes gets those of them that are to be had; the lines of the others stay as they are
 */
export async function gatherInnerRecipes<Found extends Outer & { readonly id: string }>(
  outer: readonly Outer[],
  fetchRecipes: (named: readonly NamedRecipe[]) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const known = new Map<string, Found>();
  let wanted = listNamedRecipes(outer);
  for (let depth = 0; depth < maxLinkDepth && wanted.length > 0; depth += 1) {
    const found = await fetchRecipes(wanted);
    for (const recipe of found) known.set(recipe.id, recipe);
    wanted = listNamedRecipes(found).filter(({ id }) => !known.has(id));
  }
  return [...known.values()];
}

/** Fetches recipes side by side, each by a call of its own that answers null where it is not to be had. */
export async function fetchEach<Found>(
  named: readonly NamedRecipe[],
  fetchRecipe: (named: NamedRecipe) => Promise<Found | null>,
): Promise<readonly Found[]> {
  return (await Promise.all(named.map(fetchRecipe))).filter((recipe) => recipe !== null);
}
