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
 * The recipes that lie within others, at any depth that may be stored, each once.
 * @param fetchRecipe gets one of them; null where it is not to be had, so that its line stays as it is
 */
export async function gatherInnerRecipes<Found extends Outer & { readonly id: string }>(
  outer: readonly Outer[],
  fetchRecipe: (named: NamedRecipe) => Promise<Found | null>,
): Promise<readonly Found[]> {
  const known = new Map<string, Found>();
  let wanted = listNamedRecipes(outer);
  for (let depth = 0; depth < maxLinkDepth && wanted.length > 0; depth += 1) {
    const found = (await Promise.all(wanted.map(fetchRecipe))).filter((recipe) => recipe !== null);
    for (const recipe of found) known.set(recipe.id, recipe);
    wanted = listNamedRecipes(found).filter(({ id }) => !known.has(id));
  }
  return [...known.values()];
}
