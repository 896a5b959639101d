import type { RecipeIngredient, ShoppingListAddRecipeParams } from '@hearth/contract';

type SentIngredient = NonNullable<ShoppingListAddRecipeParams['recipeIngredients']>[number];

/** An ingredient as it can be bought. */
export interface BuyableIngredient {
  readonly quantity: number | null;
  readonly unitId: string | null;
  readonly foodId: string | null;
  readonly note: string;
}

/** The ingredients that name something to buy. A food that is only a name goes to the note. */
export function buyableIngredients(
  ingredients: readonly (SentIngredient | RecipeIngredient)[],
): BuyableIngredient[] {
  return ingredients.map(buyable).filter(({ foodId, note }) => foodId !== null || note !== '');
}

function buyable({ quantity, unit, food, note }: SentIngredient | RecipeIngredient): BuyableIngredient {
  const [foodId, unitId] = [idOf(food), idOf(unit)];
  const names = foodId === null ? [unitId === null ? nameOf(unit) : '', nameOf(food)] : [];
  const text = [...names, note?.trim() ?? ''].filter((part) => part !== '').join(' ');
  return { quantity: quantity ?? null, unitId, foodId, note: text };
}

type Word = { id?: string | null | undefined; name: string } | string | null | undefined;

function idOf(word: Word): string | null {
  return typeof word === 'object' ? (word?.id ?? null) : null;
}

function nameOf(word: Word): string {
  return typeof word === 'string' ? word : (word?.name ?? '');
}
