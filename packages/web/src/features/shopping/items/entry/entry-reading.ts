import type { IngredientFood, IngredientUnit } from '@hearth/contract';
import { readLine } from '@hearth/domain/ingredients/lines';
import { type Correction, createCorrectionIndex } from '@hearth/ingredients/corrections';
import { nameParts, type NameSources } from '@hearth/ingredients/naming';
import {
  minFoodLikeness,
  minUnitLikeness,
  parseIngredientLine,
  createEntryIndex,
} from '@hearth/ingredients/parser';
import { plainText } from '../../../../ui/text/plain-text.ts';
import type { ItemDraft } from '../../sync/index.ts';

/** An index of the foods and units of the catalog, and of what the group has taught. */
export type EntryIndex = NameSources<IngredientUnit, IngredientFood>;

/** Indexes the foods and units of the catalog by all their names, and corrections by their texts. */
export function entryIndex(
  units: readonly IngredientUnit[],
  foods: readonly IngredientFood[],
  corrections: readonly Correction[] = [],
): EntryIndex {
  const unitsById = new Map(units.map((unit) => [unit.id, unit]));
  const foodsById = new Map(foods.map((food) => [food.id, food]));
  return {
    known: knownNames(units, foods),
    corrections: createCorrectionIndex(corrections, plainText),
    unitById: (id) => unitsById.get(id),
    foodById: (id) => foodsById.get(id),
  };
}

function knownNames(units: readonly IngredientUnit[], foods: readonly IngredientFood[]): EntryIndex['known'] {
  return {
    units: createEntryIndex(
      units.map((unit) => ({
        word: unit,
        names: plainNames([
          unit.name,
          unit.pluralName,
          unit.abbreviation,
          unit.pluralAbbreviation,
          ...buildAliases(unit),
        ]),
      })),
      minUnitLikeness,
      plainText,
    ),
    foods: createEntryIndex(
      foods.map((food) => ({
        word: food,
        names: plainNames([food.name, food.pluralName, ...buildAliases(food)]),
      })),
      minFoodLikeness,
      plainText,
    ),
  };
}

function buildAliases({ aliases }: { aliases: readonly { name: string }[] }): string[] {
  return aliases.map(({ name }) => name);
}

function plainNames(names: readonly (string | null | undefined)[]): string[] {
  return names.map((name) => plainText(name ?? '')).filter((name) => name !== '');
}

/**
 * Parses a line: `2 kg flour`, `milk`, `batteries`. Text that matches no food of the catalog becomes the
 * note, with its amount if it has one; nothing is created. Null for an empty line.
 */
export function readEntry(line: string, index: EntryIndex): ItemDraft | null {
  if (line.trim() === '') return null;
  const isUnit = (words: string) =>
    index.known.units.named(words) !== undefined || index.corrections.unit(words) !== undefined;
  const parts = isNamedByNumber(line)
    ? { ...nothingRead, food: line.trim() }
    : parseIngredientLine(line, isUnit);
  const named = nameParts(line, parts, index);
  const { unit, food, foodText } = named;
  const quantity = named.quantity ?? 0;
  const stray = unit === undefined ? named.unitText : '';
  const originalText = line.trim();
  const base = { quantity, unit: unit ?? null, originalText };
  if (food !== undefined)
    return { ...base, food, note: joined(', ', stray, named.note), isFood: true, label: food.label };
  const note = joined(', ', joined(' ', stray, foodText), named.note);
  // A note hides the quantity 1, which other clients send with every note. Here the user has typed it.
  const isOne = quantity === 1;
  const isUnread = quantity === 0 ? hasAmount(originalText) : isOne && /^\d/.test(note);
  if (isUnread && unit === undefined) return { ...onceAsText, note: originalText, originalText };
  return { ...base, food: null, note, isFood: unit !== undefined || isOne, label: null };
}

/** A text with an amount of its own: the quantity says how many times it is needed. */
const onceAsText = { quantity: 1, unit: null, food: null, isFood: false, label: null };

const nothingRead = { quantity: null, unit: '', note: '' };

/** Whether a line begins with a number that is part of a name or a grade: `80/20 ground beef`. */
function isNamedByNumber(line: string): boolean {
  const [first] = readLine(line.trim()).amounts;
  return first?.role === 'fixed' && first.start === 0;
}

function hasAmount(text: string): boolean {
  return readLine(text).amounts.some(({ role }) => role === 'main');
}

function joined(sign: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(sign);
}
