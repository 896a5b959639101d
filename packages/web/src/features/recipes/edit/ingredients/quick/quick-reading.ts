import type {
  IngredientFood,
  IngredientUnit,
  ParsedIngredient,
  RecipeIngredient,
  RecipeSummary,
} from '@hearth/contract/index';
import { findUnit } from '@hearth/domain/measures/units';
import { plainText } from '../../../../../ui/text/plain-text.ts';
import { blankIngredient } from '../../state/draft.ts';

/** A food or unit of a line: a catalog entry, or a new one by its name. */
export type ParsedEntry<T> = { known: T } | { newName: string } | null;

/** A parsed line. */
export interface QuickReading {
  quantity: number | null;
  unit: ParsedEntry<IngredientUnit>;
  food: ParsedEntry<IngredientFood>;
  note: string;
  /** Whether a new food is likely: an amount with a name of a few words. */
  isFoodLikely: boolean;
}

/** The user's choices to create a unit or food or not, to begin a section and to link a recipe, where they differ from the proposal. */
export interface LineChoices {
  unit?: boolean;
  food?: boolean;
  heading?: boolean;
  /** The recipe that the line is linked to. */
  recipe?: RecipeSummary | undefined;
}

const maxWordsOfName = 3;

/**
 * The server's parse result as a proposal. A word at the position of a unit that is no measure belongs to the food:
 * `large` is not a unit.
 */
export function buildReading({ ingredient }: ParsedIngredient): QuickReading {
  const { quantity, note } = ingredient;
  const food = toParsedEntry<IngredientFood>(ingredient.food);
  const unit = toParsedEntry<IngredientUnit>(ingredient.unit);
  const isUnit = unit === null || 'known' in unit || findUnit(unit.newName) !== undefined;
  const stray = isUnit || unit === null || 'known' in unit ? '' : unit.newName;
  const named = food !== null && 'newName' in food ? { newName: joined(' ', stray, food.newName) } : food;
  return {
    quantity: quantity === 0 ? null : quantity,
    unit: isUnit ? unit : null,
    food: named,
    note: named === food ? joined(', ', stray, note) : (note ?? ''),
    isFoodLikely: (quantity ?? 0) > 0 && wordCount(named) <= maxWordsOfName,
  };
}

/** The names of the entries to create for a line. */
export function newEntryNames(
  { unit, food, isFoodLikely }: QuickReading,
  choices: LineChoices,
): { units: string | null; foods: string | null } {
  const wantsUnit = choices.unit ?? true;
  const wantsFood = choices.recipe === undefined && (choices.food ?? isFoodLikely);
  return {
    units: wantsUnit && unit !== null && 'newName' in unit ? unit.newName : null,
    foods: wantsFood && food !== null && 'newName' in food ? food.newName : null,
  };
}

/** Whether a line needs new entries. */
export function hasNewEntries(reading: QuickReading, choices: LineChoices): boolean {
  const { units, foods } = newEntryNames(reading, choices);
  return units !== null || foods !== null;
}

/** Entries created for a line; null if there was none to create, or creating it failed. */
export interface CreatedEntries {
  unit: IngredientUnit | null;
  food: IngredientFood | null;
}

/** The result without new entries. */
export const noCreatedEntries: CreatedEntries = { unit: null, food: null };

/** The ingredient of a line, for a row. A name without an entry stays as text. */
export function buildIngredient(
  reading: QuickReading,
  created: CreatedEntries,
  recipe?: RecipeSummary,
): Omit<RecipeIngredient, 'referenceId' | 'title'> {
  if (recipe !== undefined) return linkReading(reading, created, recipe);
  const { quantity, unit, food, note } = reading;
  const ownUnit = getKnown(unit) ?? created.unit;
  const ownFood = getKnown(food) ?? created.food;
  const text = joined(' ', ownUnit === null ? getName(unit) : '', ownFood === null ? getName(food) : '');
  const { referenceId: _id, title: _title, ...blank } = blankIngredient(joined(', ', text, note));
  return { ...blank, quantity, unit: ownUnit, food: ownFood, isFood: ownFood !== null, disableAmount: false };
}

/** The ingredient of a line that is a recipe: its name is no part of the note. */
function linkReading(
  { quantity, unit, food, note }: QuickReading,
  created: CreatedEntries,
  recipe: RecipeSummary,
): Omit<RecipeIngredient, 'referenceId' | 'title'> {
  const isNamedAlone = plainText(getName(food)) === plainText(recipe.name);
  const whole = { quantity, unit, food: null, note: isNamedAlone ? note : '', isFoodLikely: false };
  const referencedRecipe = { ...recipe, inTrash: false };
  return { ...buildIngredient(whole, created), isFood: true, referencedRecipe };
}

/** The recipe that a line names to the letter, among those that were found; its amount, unit and note do not count. */
export function findNamedRecipe(
  line: string,
  { food, note }: QuickReading,
  recipes: readonly RecipeSummary[],
): RecipeSummary | undefined {
  const name = getName(food);
  const texts = [line, name, `${name} ${note}`, `${name}, ${note}`, note].map(plainText);
  return recipes.find((recipe) => texts.includes(plainText(recipe.name)));
}

/** The name of an existing or new entry; empty for none. */
export function getName(entry: ParsedEntry<{ name: string }>): string {
  if (entry === null) return '';
  return 'known' in entry ? entry.known.name : entry.newName;
}

function getKnown<T>(entry: ParsedEntry<T>): T | null {
  return entry !== null && 'known' in entry ? entry.known : null;
}

/** A sent unit or food: an entry of the catalog, a new one by its name, or none. */
export function toParsedEntry<T extends { createdAt: unknown }>(
  sent: T | { name: string } | null,
): ParsedEntry<T> {
  if (sent === null || !('createdAt' in sent)) {
    return sent === null || sent.name === '' ? null : { newName: sent.name };
  }
  return { known: sent };
}

function wordCount(entry: ParsedEntry<{ name: string }>): number {
  return getName(entry).split(/\s+/u).length;
}

function joined(sign: string, ...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(sign);
}
