import { one, plus, type Rational, times, zero } from '../../measures/rationals/index.ts';
import { noteSeparator } from '../../ingredients/notes/index.ts';
import type { BuyableIngredient } from './buyable-ingredients.ts';
import { scaledNote } from './scaled-note.ts';
import { joinSources, type ShareSources } from './share-sources.ts';
import { exactAmount, type UnitRatio } from './shopping-item.ts';

/** An item that a recipe adds to a list: one for all equal ingredients. */
export interface RecipeItem {
  readonly unitId: string | null;
  readonly foodId: string | null;
  readonly note: string;
  /** The line of the first of them. */
  readonly originalText: string | null;
  readonly quantity: Rational;
  /** Quantity in one recipe. */
  readonly recipeQuantity: Rational;
  readonly recipeNote: string | null;
  readonly fromRecipes: ShareSources;
}

/**
 * How many times equal ingredients after the first are added: as often as the recipe, so that a list has what its
 * pages show, or once at any scale, which is what clients of the contract expect.
 */
export type LaterOnes = 'scaled' | 'once';

/** The ingredients of a recipe as items, `scale` times. */
export function recipeItems(
  ingredients: readonly BuyableIngredient[],
  scale: Rational,
  ratio: UnitRatio,
  laterOnes: LaterOnes = 'scaled',
): RecipeItem[] {
  const items: RecipeItem[] = [];
  for (const ingredient of ingredients) {
    const amount = exactAmount(ingredient.quantity ?? 0);
    const at = items.findIndex((item) => isSame(item, ingredient));
    const same = items[at];
    if (same !== undefined) {
      const often = laterOnes === 'once' ? one : scale;
      items[at] = more(same, ingredient, amount, { added: times(amount, often), scale: often });
      continue;
    }
    const near = items.findIndex((item) => buildRatio(item, ingredient, ratio) !== null);
    const [like, factor] = [items[near], items[near] && buildRatio(items[near], ingredient, ratio)];
    if (like !== undefined && factor) {
      const converted = times(amount, factor);
      items[near] = more(like, ingredient, converted, { added: times(converted, scale), scale });
    } else items.push(newItem(ingredient, amount, scale));
  }
  return items;
}

function newItem(
  { unitId, foodId, note, originalText, fromRecipe }: BuyableIngredient,
  recipeQuantity: Rational,
  scale: Rational,
): RecipeItem {
  const quantity = recipeQuantity === zero ? zero : times(recipeQuantity, scale);
  const recipeNote = note === '' ? null : note;
  const fromRecipes = listSources(fromRecipe);
  return { unitId, foodId, note, originalText, quantity, recipeQuantity, recipeNote, fromRecipes };
}

function isSame(item: RecipeItem, { unitId, foodId, note }: BuyableIngredient): boolean {
  return item.foodId === foodId && item.unitId === unitId && (foodId !== null || item.note === note);
}

function buildRatio(
  item: RecipeItem,
  { unitId, foodId }: BuyableIngredient,
  ratio: UnitRatio,
): Rational | null {
  if (foodId === null || foodId !== item.foodId || unitId === null || item.unitId === null) return null;
  return ratio(unitId, item.unitId);
}

function more(
  item: RecipeItem,
  ingredient: BuyableIngredient,
  inOne: Rational,
  { added, scale }: { readonly added: Rational; readonly scale: Rational },
): RecipeItem {
  // The same words go with the item, whose quantity counts them.
  const isSaid = item.note.split(noteSeparator).includes(ingredient.note);
  const note = isSaid ? '' : scaledNote(ingredient, scale);
  const notes = [...new Set([item.note, note].filter((part) => part !== ''))];
  return {
    ...item,
    note: notes.join(noteSeparator),
    quantity: plus(item.quantity, added),
    recipeQuantity: plus(item.recipeQuantity, inOne),
    fromRecipes: joinSources(item.fromRecipes, listSources(ingredient.fromRecipe)),
  };
}

function listSources(fromRecipe: BuyableIngredient['fromRecipe']): ShareSources {
  return fromRecipe ? [fromRecipe] : [];
}
