import {
  CreateIngredientFood,
  CreateIngredientUnit,
  type IngredientFood,
  type IngredientUnit,
  limits,
  type ParsedIngredient,
} from '@hearth/contract';
import { displayIngredient } from '@hearth/domain/ingredients/display';
import type { ParsedLine, ReadLine } from '@hearth/domain/ingredients/parser';

const noConfidence = {
  average: null,
  comment: null,
  name: null,
  unit: null,
  quantity: null,
  food: null,
};

/** A line as it was read. Words that the group does not have come as a unit or food with a name and no id. */
export function presentParsed(
  input: string,
  referenceId: string,
  { parsed: read, unit, food, isUnitOfFood }: ReadLine<IngredientUnit, IngredientFood>,
): ParsedIngredient {
  const parsed = withNamesThatFit(read);
  const hasNoUnit = isUnitOfFood || (parsed.unit === '' && food !== undefined) || parsed.food === '';
  return {
    input,
    confidence: noConfidence,
    ingredient: {
      quantity: parsed.quantity,
      unit: hasNoUnit ? null : (unit ?? CreateIngredientUnit.parse({ id: null, name: parsed.unit })),
      food: parsed.food === '' ? null : (food ?? CreateIngredientFood.parse({ id: null, name: parsed.food })),
      note: parsed.note,
      isFood: true,
      disableAmount: false,
      display: displayOf(parsed),
      title: null,
      originalText: null,
      referenceId,
      referencedRecipe: null,
    },
  };
}

/** No food or unit has such a long name: the text stays in the note, where none of it is lost. */
function withNamesThatFit(parsed: ParsedLine): ParsedLine {
  const { unit, food, note } = parsed;
  const fits = (name: string) => name.length <= limits.nameLength;
  const left = [unit, food].filter((name) => !fits(name));
  return {
    ...parsed,
    unit: fits(unit) ? unit : '',
    food: fits(food) ? food : '',
    note: [...left, note].filter((text) => text !== '').join(' '),
  };
}

/** With the text of the line, without the group's entries. */
function displayOf({ quantity, unit, food, note }: ParsedLine): string {
  const named = unit === '' ? null : { name: unit, useAbbreviation: false, fraction: true };
  return displayIngredient({ quantity, unit: named, food: { name: food }, note }, { disableAmount: false });
}
