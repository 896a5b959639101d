import { limits, type RecipeInput } from '@hearth/contract';
import { normalizeSearchText } from '@hearth/domain/search/search-text';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addMissingEntries, type EntryIds } from '../foods/index.ts';
import type { ParsedLine } from './parsed-line.ts';
import { readLines } from './parser.service.ts';

type Ingredient = Extract<NonNullable<RecipeInput['recipeIngredient']>[number], object>;

/** A line of a recipe with the heading above it. */
export interface TitledLine {
  readonly title: string | null;
  readonly note: string;
}

/** Foods and units are created for lines that are at least so sure; the others stay as they are written. */
const SURE = 0.75;
/** Names of more words are mostly remarks. */
const MOST_WORDS = 6;

/**
 * The lines of a recipe, read with nobody to ask. A line becomes amount, unit and food where the group knows the food,
 * or where the reading is sure: foods and units that are missing are created then. Every other line stays text, and each
 * keeps how it was written.
 */
export async function readIngredients(
  platform: Platform,
  scope: MemberScope,
  lines: readonly TitledLine[],
): Promise<Ingredient[]> {
  const texts = lines.map(({ note }) => note);
  const read = await readLines(platform, scope, { parser: 'nlp', lines: texts, language: null });
  const created = await addMissingEntries(platform, scope, {
    foods: eachOnce(read.filter(isSure).flatMap(missingFood)),
    units: eachOnce(read.filter(isSure).flatMap(missingUnit)),
  });
  const ids = { foods: byAnySpelling(created.foods), units: byAnySpelling(created.units) };
  return read.map((one, at) => ingredientOf(one, lines[at] ?? { title: null, note: '' }, ids));
}

/** How many of the lines have become amount, unit and food. */
export function countRead(ingredients: readonly Ingredient[]): number {
  return ingredients.filter(({ food }) => food !== null && food !== undefined).length;
}

function ingredientOf(parsed: ParsedLine, { title, note: line }: TitledLine, created: EntryIds): Ingredient {
  const food =
    parsed.food ?? (isSure(parsed) ? created.foods.get(normalizeSearchText(parsed.foodText)) : undefined);
  const hasUnit = parsed.unitText !== '' && !parsed.isUnitOfFood;
  const unit =
    parsed.unit ??
    (hasUnit && isSure(parsed) ? created.units.get(normalizeSearchText(parsed.unitText)) : undefined);
  if (food === undefined || (hasUnit && unit === undefined)) return { title, note: line, quantity: null };
  return {
    title,
    quantity: parsed.quantity === 0 ? null : parsed.quantity,
    unit: unit === undefined ? null : { id: unit, name: parsed.unitText, ...emptyUnit },
    food: { id: food, name: parsed.foodText, ...emptyFood },
    note: parsed.note,
    originalText: line,
  };
}

/** Only the id of a unit or food counts where it is stored. */
const emptyFood = { description: '', onHand: false, aliases: [] };
const emptyUnit = {
  ...emptyFood,
  fraction: true,
  abbreviation: '',
  useAbbreviation: false,
};

function isSure({ confidence }: ParsedLine): boolean {
  return (confidence.average ?? 0) >= SURE;
}

function missingFood({ food, foodText }: ParsedLine): string[] {
  const isName =
    foodText !== '' && foodText.length <= limits.nameLength && foodText.split(/\s+/u).length <= MOST_WORDS;
  return food === undefined && isName ? [foodText] : [];
}

function missingUnit({ unit, unitText, isUnitOfFood }: ParsedLine): string[] {
  const isMissing = unit === undefined && !isUnitOfFood && unitText !== '';
  return isMissing && unitText.length <= limits.nameLength ? [unitText] : [];
}

/** One spelling of each name: lines of one recipe write `Olive oil` and `olive oil`. */
function eachOnce(names: readonly string[]): string[] {
  return [
    ...new Map(names.toReversed().map((name) => [normalizeSearchText(name), name])).values(),
  ].toReversed();
}

/** The ids of names, however they are written. */
function byAnySpelling(ids: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...ids].map(([name, id]) => [normalizeSearchText(name), id]));
}
