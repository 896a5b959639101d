import {
  CreateIngredientFood,
  CreateIngredientUnit,
  type IngredientFood,
  type IngredientUnit,
  limits,
  type ParsedIngredient,
  type RegisteredParser,
} from '@hearth/contract';
import { displayIngredient } from '@hearth/domain/ingredients/display';
import type { ParsedLineOf } from './parsed-line.ts';

type Parsed = ParsedLineOf<IngredientUnit, IngredientFood>;

/**
 * A line as it was read. Words that the group does not have come as a unit or food with a name and no id. Lines that an
 * AI service has read come with amounts off, as the contract says.
 */
export function presentParsed(
  input: string,
  referenceId: string,
  read: Parsed,
  parser: RegisteredParser,
): ParsedIngredient {
  const isOfAi = parser === 'openai';
  const { quantity, unitText, foodText, note, written } = withNamesThatFit(read);
  const { unit, food, unitOffers, foodOffers, confidence, language, isLearned } = read;
  const hasNoUnit = read.isUnitOfFood || (unitText === '' && food !== undefined) || foodText === '';
  return {
    input,
    confidence,
    language,
    isLearned,
    offers: { units: [...unitOffers], foods: [...foodOffers] },
    ingredient: {
      quantity,
      unit: unit ?? (hasNoUnit ? null : CreateIngredientUnit.parse({ id: null, name: unitText })),
      food: food ?? (foodText === '' ? null : CreateIngredientFood.parse({ id: null, name: foodText })),
      note,
      isFood: !isOfAi,
      disableAmount: isOfAi,
      display: writeDisplay({ quantity, ...written }),
      title: null,
      originalText: parser === 'brute' ? null : input,
      referenceId,
      referencedRecipe: null,
    },
  };
}

/** No food or unit has such a long name: the text stays in the note, where none of it is lost. */
function withNamesThatFit(parsed: Parsed): Parsed {
  const { unitText, foodText, note, written } = parsed;
  const fits = (name: string) => name.length <= limits.nameLength;
  const left = [unitText, foodText].filter((name) => !fits(name));
  if (left.length === 0) return parsed;
  const whole = [...left, note].filter((text) => text !== '').join(' ');
  const kept = { unit: fits(unitText) ? unitText : '', food: fits(foodText) ? foodText : '' };
  return {
    ...parsed,
    unitText: kept.unit,
    foodText: kept.food,
    note: whole,
    written: { ...written, ...kept, note: whole },
  };
}

/** With the text of the line, without the group's entries. */
function writeDisplay({
  quantity,
  unit,
  food,
  note,
}: Parsed['written'] & { readonly quantity: number }): string {
  const named = unit === '' ? null : { name: unit, useAbbreviation: false, fraction: true };
  return displayIngredient({ quantity, unit: named, food: { name: food }, note }, { disableAmount: false });
}
