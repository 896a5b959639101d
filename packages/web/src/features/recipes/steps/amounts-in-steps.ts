import type { RecipeIngredient } from '@hearth/contract/index';
import { type AmountView, readIngredientLine } from '@hearth/domain/ingredients/lines';
import { type CountedFood, type StepAmount, stepAmounts } from '@hearth/domain/ingredients/step-amounts';
import { toNumber } from '@hearth/domain/measures/rationals';
import { inflectWord } from '@hearth/domain/measures/units';

/** An ingredient that comes in pieces, at any scale. */
interface Countable extends CountedFood {
  /** Of a word whose other number is unknown only the plural may count. */
  readonly isPluralOnly?: boolean;
}

/** The ingredients that come in pieces, by the words that a step can name them with. Reading their lines takes a while. */
export function readCountable(ingredients: readonly RecipeIngredient[]): Countable[] {
  return ingredients.flatMap((ingredient) => {
    const { quantity, unit, food } = ingredient;
    if (unit !== null) return [];
    if (food === null) return countableIn(ingredient);
    const one = food.name;
    const many = food.pluralName || one;
    return quantity === null || quantity <= 0 ? [] : [{ quantity, upTo: findUpTo(ingredient), one, many }];
  });
}

/** Those of them that steps count at a scale. */
export function countAtScale(countable: readonly Countable[], scale: number): CountedFood[] {
  if (scale === 1) return [];
  return countable.filter(({ quantity, isPluralOnly }) => isPluralOnly !== true || quantity * scale > 1);
}

/** The larger end of the range that a line takes. */
function findUpTo(ingredient: RecipeIngredient): number | undefined {
  const main = readIngredientLine(ingredient).line.amounts.find(({ role }) => role === 'main');
  const [, upTo] = main?.numbers ?? [];
  return upTo && toNumber(upTo);
}

/** A line that nothing was read from: of its word only the plural is known, which the recipe has to have. */
function countableIn(ingredient: RecipeIngredient): Countable[] {
  const { text, amounts } = readIngredientLine(ingredient).line;
  const [main] = amounts;
  const [number, upTo] = main?.numbers ?? [];
  if (main?.role !== 'main' || number === undefined || main.start > 0) return [];
  const counted = { quantity: toNumber(number), upTo: upTo && toNumber(upTo) };
  const { quantity } = counted;
  if (main.unit?.isFood === true) {
    const { word } = main.unit;
    return [{ ...counted, one: inflectWord(word, false), many: inflectWord(word, true) }];
  }
  const name = text.slice(main.numberEnd).split(/[,;(]/, 1)[0]?.trim() ?? '';
  const isCounted = main.unit === null && quantity > 1 && name !== '';
  return isCounted ? [{ ...counted, one: name, many: name, isPluralOnly: true }] : [];
}

/** Finds the amounts in the steps of a recipe, scaled. */
export function findStepAmounts(
  countable: readonly Countable[],
  view: AmountView,
): (text: string) => StepAmount[] {
  const foods = countAtScale(countable, view.scale);
  return (text) => stepAmounts(text, view, foods);
}
