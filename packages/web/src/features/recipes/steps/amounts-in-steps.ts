import type { RecipeIngredient } from '@hearth/contract/index';
import { type AmountView, amountAt } from '@hearth/domain/ingredients/free-amounts';
import { type CountedFood, type StepAmount, stepAmounts } from '@hearth/domain/ingredients/step-amounts';
import { readNumber } from '@hearth/domain/measures/quantities';
import { toNumber } from '@hearth/domain/measures/rationals';

/** The ingredients that come in pieces, by the words that a step can name them with. */
export function countedFoods(ingredients: readonly RecipeIngredient[], { scale }: AmountView): CountedFood[] {
  if (scale === 1) return [];
  return ingredients.flatMap(({ quantity, unit, food, note, disableAmount }) => {
    if (unit !== null) return [];
    if (food === null) return countedIn(note ?? '', scale);
    const one = food.name;
    const many = (food.pluralName ?? '') === '' ? one : (food.pluralName ?? one);
    return disableAmount || quantity === null || quantity <= 0 ? [] : [{ quantity, one, many }];
  });
}

/** Of a line of text only the plural is known, so it counts where the scaled amount has the plural as well. */
function countedIn(note: string, scale: number): CountedFood[] {
  const found = amountAt(note, 0);
  const [number, upTo] = found?.numbers ?? [];
  if (found === null || found.unit !== null || number === undefined || upTo !== undefined) return [];
  const quantity = toNumber(readNumber(number));
  const name = note.slice(found.end).split(/[,;(]/, 1)[0]?.trim() ?? '';
  return quantity > 1 && quantity * scale > 1 && name !== '' ? [{ quantity, one: name, many: name }] : [];
}

/** The amounts in a step of a recipe, scaled. */
export function amountsInStep(
  text: string,
  ingredients: readonly RecipeIngredient[],
  view: AmountView,
): StepAmount[] {
  return stepAmounts(text, view, countedFoods(ingredients, view));
}
