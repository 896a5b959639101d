import type { RecipeIngredient } from '@hearth/contract';
import type { LabelModel } from '@hearth/ingredients/model';
import { plainText, readIngredientLine } from '@hearth/domain/ingredients/lines';
import type { GuessedLanguage } from '@hearth/ingredients/languages';
import { readLine } from '@hearth/ingredients/reading';
import type { FindFood } from '@hearth/domain/nutrition/food-names';
import {
  multiplyIngredient,
  type ResolvedIngredient,
  resolveIngredient,
  resolveNamedIngredient,
} from '@hearth/domain/nutrition/recipe-nutrition';
import type { ExpandedLine } from '@hearth/domain/recipes/linked';
import { foodSearchFor } from './food-searches.ts';
import { guessLanguages } from './recipe-languages.ts';
import { mapInTurns } from '../../../platform/concurrency/map-in-turns.ts';
import { labelModel } from '../../catalog/ingredient-parser/index.ts';

/** An ingredient as the recipe writes it, and what is needed to weigh it. */
export interface RecipeIngredientToWeigh {
  /** Its id in the recipe. */
  readonly id: string;
  readonly text: string;
  readonly resolved: ResolvedIngredient;
}

/** A line of a recipe, or of one within it, and how many times that one is made. */
type LineToWeigh = Pick<ExpandedLine<RecipeIngredient>, 'line' | 'scale'>;

/** The ingredients of a recipe, those without any words left out; `locale` is the reader's. */
export async function resolveIngredients(
  all: readonly LineToWeigh[],
  locale: string,
): Promise<RecipeIngredientToWeigh[]> {
  const lines = all
    .map(({ line, scale }) => ({
      ingredient: line,
      scale,
      text: plainText(readIngredientLine(line).line.text).trim(),
    }))
    .filter(({ text }) => text !== '');
  const texts = lines.map(({ text }) => text);
  const foods = lines.flatMap(({ ingredient: { food } }) => (food === null ? [] : [food.name]));
  const { read, named } = await guessLanguages({ texts, foods, locale });
  const find = await foodSearchFor(named);
  const reader = { model: await labelModel(), language: read };
  return mapInTurns(lines, ({ ingredient, text, scale }) => {
    const isLine = ingredient.food === null && ingredient.unit === null;
    const found = isLine ? ofLine(text, reader, find) : ofCatalog(ingredient, find);
    return { id: ingredient.referenceId, text, resolved: multiplyIngredient(found, scale) };
  });
}

function ofLine(
  line: string,
  { model, language }: { readonly model: LabelModel; readonly language: GuessedLanguage },
  find: FindFood,
): ResolvedIngredient {
  const { quantity, unit, unitId, food, note } = readLine(line, { model, language });
  if (language === 'en') return resolveIngredient({ quantity: quantity ?? 0, unit, food, note }, find);
  const unitNames = [unit, unitId ?? ''].filter((name) => name !== '');
  return resolveNamedIngredient({ quantity: quantity ?? 0, unitNames, foodNames: [food], note }, find);
}

/** By every name that the catalog of the group has for the unit and the food; without a food, the note may name it. */
function ofCatalog({ quantity, unit, food, note }: RecipeIngredient, find: FindFood): ResolvedIngredient {
  const unitNames =
    unit === null ? [] : [unit.name, unit.pluralName, unit.abbreviation, ...buildAliases(unit)];
  const foodNames = food === null ? [note] : [food.name, food.pluralName, ...buildAliases(food)];
  const named = { unitNames: present(unitNames), foodNames: present(foodNames) };
  return resolveNamedIngredient({ quantity: quantity ?? 0, ...named, note: note ?? '' }, find);
}

function buildAliases({ aliases }: { readonly aliases: readonly { readonly name: string }[] }): string[] {
  return aliases.map(({ name }) => name);
}

function present(names: readonly (string | null | undefined)[]): string[] {
  return names.flatMap((name) => (name ? [name] : []));
}
