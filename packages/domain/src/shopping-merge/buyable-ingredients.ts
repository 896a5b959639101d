/** An ingredient as it can be bought, with the ids of the food and the unit that are known. */
export interface BuyableIngredient {
  readonly quantity: number | null;
  readonly unitId: string | null;
  readonly foodId: string | null;
  readonly note: string;
}

/** A food or a unit: one of the group by its id, or only a name. */
type Word = { readonly id?: string | null | undefined; readonly name: string } | string | null | undefined;

/** An ingredient as recipes have it, and as clients send it. */
interface Ingredient {
  readonly quantity?: number | null | undefined;
  readonly unit?: Word;
  readonly food?: Word;
  readonly note?: string | null | undefined;
}

/** The ingredients that name something to buy. A food that is only a name goes to the note. */
export function buyableIngredients(ingredients: readonly Ingredient[]): BuyableIngredient[] {
  return ingredients.map(buyable).filter(({ foodId, note }) => foodId !== null || note !== '');
}

function buyable({ quantity, unit, food, note }: Ingredient): BuyableIngredient {
  const [foodId, unitId] = [idOf(food), idOf(unit)];
  const names = foodId === null ? [unitId === null ? nameOf(unit) : '', nameOf(food)] : [];
  const text = [...names, note?.trim() ?? ''].filter((part) => part !== '').join(' ');
  return { quantity: quantity ?? null, unitId, foodId, note: text };
}

function idOf(word: Word): string | null {
  return typeof word === 'object' ? (word?.id ?? null) : null;
}

function nameOf(word: Word): string {
  return typeof word === 'string' ? word : (word?.name ?? '');
}
