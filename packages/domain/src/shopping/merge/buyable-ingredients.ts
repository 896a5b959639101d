import { isFreeText, isWrittenAs, readLine } from '../../ingredients/lines/index.ts';
import { writeNote } from '../../ingredients/notes/index.ts';

/** An ingredient to buy, with the ids of its food and unit if the catalog has them. */
export interface BuyableIngredient {
  readonly quantity: number | null;
  readonly unitId: string | null;
  readonly foodId: string | null;
  readonly note: string;
  /** The line as the recipe has it; null where it has none. */
  readonly originalText: string | null;
  /** The name of the recipe within that has the line; absent for a line of the recipe itself. */
  readonly fromRecipe?: string;
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
  readonly originalText?: string | null | undefined;
  readonly disableAmount?: boolean | undefined;
  readonly fromRecipe?: string | null | undefined;
}

/** The ingredients that have a food or a note. The name of a food or unit without an id becomes part of the note. */
export function buyableIngredients(ingredients: readonly Ingredient[]): BuyableIngredient[] {
  return ingredients
    .map((one) => ({ ...readParts(one), ...(one.fromRecipe ? { fromRecipe: one.fromRecipe } : {}) }))
    .filter(({ foodId, note }) => foodId !== null || note !== '');
}

type Parts = Omit<BuyableIngredient, 'fromRecipe'>;

function readParts(ingredient: Ingredient): Parts {
  const { quantity = null, unit, food, note, originalText, disableAmount } = ingredient;
  const [foodId, unitId] = [getId(food), getId(unit)];
  const words = { unit: unitId === null ? getName(unit) : '', food: foodId === null ? getName(food) : '' };
  const isNamed = foodId !== null || unitId !== null || words.unit !== '' || words.food !== '';
  const written = originalText?.trim() || null;
  if (!isNamed && isFreeText({ quantity, note, disableAmount }))
    return asText(note?.trim() || written, quantity, written);
  return { quantity, unitId, foodId, note: writeNote(words, note?.trim() ?? ''), originalText: written };
}

/** A text without food and unit. One that names an amount of its own is needed once, so that it can be scaled. */
function asText(text: string | null, quantity: number | null, written: string | null): Parts {
  const isWritten = written !== null && isWrittenAs(readLine(written), { quantity, note: text });
  const hasAmount = readLine(text ?? '').amounts.some(({ role }) => role === 'main');
  return {
    quantity: hasAmount ? quantity || 1 : quantity,
    unitId: null,
    foodId: null,
    note: text ?? '',
    originalText: isWritten ? written : text,
  };
}

function getId(reference: CatalogReference): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : null;
}

function getName(reference: CatalogReference): string {
  return typeof reference === 'string' ? reference : (reference?.name ?? '');
}
