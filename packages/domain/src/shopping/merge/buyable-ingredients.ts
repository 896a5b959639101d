import { writeNote } from '../../ingredients/notes/index.ts';

/** An ingredient to buy, with the ids of its food and unit if the catalog has them. */
export interface BuyableIngredient {
  readonly quantity: number | null;
  readonly unitId: string | null;
  readonly foodId: string | null;
  readonly note: string;
}

/** A food or a unit: a catalog entry by its id, or only a name. */
type CatalogReference =
  | { readonly id?: string | null | undefined; readonly name: string }
  | string
  | null
  | undefined;

/** An ingredient of a recipe, or one that a client sends. */
interface Ingredient {
  readonly quantity?: number | null | undefined;
  readonly unit?: CatalogReference;
  readonly food?: CatalogReference;
  readonly note?: string | null | undefined;
}

/** The ingredients that have a food or a note. The name of a food or unit without an id becomes part of the note. */
export function buyableIngredients(ingredients: readonly Ingredient[]): BuyableIngredient[] {
  return ingredients.map(buyable).filter(({ foodId, note }) => foodId !== null || note !== '');
}

function buyable({ quantity, unit, food, note }: Ingredient): BuyableIngredient {
  const [foodId, unitId] = [getId(food), getId(unit)];
  const words = { unit: unitId === null ? getName(unit) : '', food: foodId === null ? getName(food) : '' };
  return { quantity: quantity ?? null, unitId, foodId, note: writeNote(words, note?.trim() ?? '') };
}

function getId(reference: CatalogReference): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : null;
}

function getName(reference: CatalogReference): string {
  return typeof reference === 'string' ? reference : (reference?.name ?? '');
}
