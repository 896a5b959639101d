import type { RecipeIngredient } from '@hearth/contract/index';
import { type AmountView, readIngredientLine } from '@hearth/domain/ingredients/lines';
import { type CountedFood, type StepAmount, stepAmounts } from '@hearth/domain/ingredients/step-amounts';
import { toNumber } from '@hearth/domain/measures/rationals';
import { inflectWord } from '@hearth/domain/measures/units';

/** The ingredients that come in pieces, by the words that a step can name them with. */
export function countedFoods(ingredients: readonly RecipeIngredient[], { scale }: AmountView): CountedFood[] {
  if (scale === 1) return [];
  return ingredients.flatMap((ingredient) => {
    const { quantity, unit, food } = ingredient;
    if (unit !== null) return [];
    if (food === null) return countedIn(ingredient, scale);
    const one = food.name;
    const many = food.pluralName || one;
    return quantity === null || quantity <= 0 ? [] : [{ quantity, upTo: findUpTo(ingredient), one, many }];
  });
}

/** The larger end of the range that a line takes. */
function findUpTo(ingredient: RecipeIngredient): number | undefined {
  const main = readIngredientLine(ingredient).line.amounts.find(({ role }) => role === 'main');
  const [, upTo] = main?.numbers ?? [];
  return upTo && toNumber(upTo);
}

/** Of a word whose other number is unknown only the plural may count, where the scaled amount has it as well. */
function countedIn(ingredient: RecipeIngredient, scale: number): CountedFood[] {
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
  const isCounted = main.unit === null && quantity > 1 && quantity * scale > 1 && name !== '';
  return isCounted ? [{ ...counted, one: name, many: name }] : [];
}

/** The amounts in a step of a recipe, scaled. */
export function amountsInStep(
  text: string,
  ingredients: readonly RecipeIngredient[],
  view: AmountView,
): StepAmount[] {
  return stepAmounts(text, view, countedFoods(ingredients, view));
}
