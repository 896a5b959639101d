import type { Recipe, RecipeIngredient, RecipeSummary } from '@hearth/contract';

/** A recipe to buy for, and how many times it is cooked. Its ingredients are absent where the device has not got them. */
export interface RecipeToBuy {
  readonly recipe: RecipeSummary & Partial<Pick<Recipe, 'recipeIngredient'>>;
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
    if (recipe.slug === '' || recipe.recipeIngredient?.length === 0) continue;
    byId.set(recipe.id, { recipe, scale: scale + (byId.get(recipe.id)?.scale ?? 0) });
  }
  return [...byId.values()];
}

/** Whether the device has not got the ingredients: all of them go on the list when the server is reached. */
export function isUnread({ recipe }: RecipeToBuy): boolean {
  return recipe.recipeIngredient === undefined;
}

/** The ingredients of a recipe that are known here. */
export function ingredientsOf({ recipe }: RecipeToBuy): readonly RecipeIngredient[] {
  return recipe.recipeIngredient ?? [];
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
    ingredientsOf(one)
      .filter((ingredient) => !isOnHand(ingredient))
      .map((ingredient) => rowKey(one, ingredient)),
  );
  return new Set(keys);
}

/** What goes on the list: of each recipe what is ticked, and all of one that the device has not got. */
export function additionsOf(
  recipes: readonly RecipeToBuy[],
  ticked: ReadonlySet<string>,
): {
  recipe: RecipeSummary;
  scale: number;
  chosen: RecipeIngredient[] | null;
  known: RecipeIngredient[] | null;
}[] {
  const additions = recipes.map((one) => {
    const known = one.recipe.recipeIngredient ?? null;
    const chosen = known?.filter((ingredient) => ticked.has(rowKey(one, ingredient))) ?? null;
    return { recipe: summaryOf(one.recipe), scale: one.scale, chosen, known };
  });
  return additions.filter(({ chosen }) => chosen?.length !== 0);
}

/** What a list shows of a recipe; steps, comments and the like stay out of what the device keeps. */
function summaryOf(recipe: RecipeSummary & Partial<Recipe>): RecipeSummary {
  const {
    recipeIngredient: _ingredients,
    recipeInstructions: _steps,
    nutrition: _nutrition,
    settings: _settings,
    assets: _assets,
    notes: _notes,
    extras: _extras,
    comments: _comments,
    ...summary
  } = recipe;
  return summary;
}
