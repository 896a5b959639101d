import type { Recipe, RecipeIngredient } from '@hearth/contract';

/** A recipe to buy for, and how many times it is cooked. */
export interface RecipeToBuy {
  readonly recipe: Pick<Recipe, 'id' | 'slug' | 'name' | 'recipeIngredient'>;
  readonly scale: number;
}

/** Ingredients under one heading of their recipe. */
export interface IngredientSection {
  readonly title: string;
  readonly ingredients: readonly RecipeIngredient[];
}

/** Recipes that have something to buy; one that is named twice is bought for once, as often as both say. */
export function recipesToBuy(recipes: readonly RecipeToBuy[]): RecipeToBuy[] {
  const byId = new Map<string, RecipeToBuy>();
  for (const { recipe, scale } of recipes) {
    if (recipe.slug === '' || recipe.recipeIngredient.length === 0) continue;
    byId.set(recipe.id, { recipe, scale: scale + (byId.get(recipe.id)?.scale ?? 0) });
  }
  return [...byId.values()];
}

/** The ingredients by their headings; what is in the house already comes last under each. */
export function sectionsToBuy(ingredients: readonly RecipeIngredient[]): IngredientSection[] {
  const sections: { title: string; ingredients: RecipeIngredient[] }[] = [];
  for (const ingredient of ingredients) {
    const title = ingredient.title ?? '';
    const current = sections.at(-1);
    if (current === undefined || title !== '') sections.push({ title, ingredients: [ingredient] });
    else current.ingredients.push(ingredient);
  }
  return sections.map(({ title, ingredients: own }) => ({
    title,
    ingredients: [...own.filter((one) => !isOnHand(one)), ...own.filter(isOnHand)],
  }));
}

/** Whether the household has the food in the house. */
export function isOnHand({ food }: RecipeIngredient): boolean {
  return food?.onHand === true;
}

/** A row of the dialog: the same ingredient may stand in two recipes. */
export function rowKey({ recipe }: RecipeToBuy, { referenceId }: RecipeIngredient): string {
  return `${recipe.id} ${referenceId}`;
}

/** What is ticked when the dialog opens: all that is not in the house. */
export function firstTicked(recipes: readonly RecipeToBuy[]): ReadonlySet<string> {
  const keys = recipes.flatMap((one) =>
    one.recipe.recipeIngredient
      .filter((ingredient) => !isOnHand(ingredient))
      .map((ingredient) => rowKey(one, ingredient)),
  );
  return new Set(keys);
}
