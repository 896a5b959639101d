import type { IngredientFood, IngredientUnit, ParsedIngredient, RecipeIngredient } from '@hearth/contract';
import { unitOf } from '@hearth/domain/measures/units';
import { blankIngredient } from '../../state/draft.ts';

/** A word of a line: one that the group has, or a new one by its name. */
export type ParsedEntry<T> = { known: T } | { newName: string } | null;

/** What a line was understood as. */
export interface QuickReading {
  quantity: number | null;
  unit: ParsedEntry<IngredientUnit>;
  food: ParsedEntry<IngredientFood>;
  note: string;
  /** Whether a new food is likely meant: an amount of something that is called by a few words. */
  isFoodLikely: boolean;
}

/** The kinds of word that somebody wants to have created, or not, unlike what was proposed. */
export interface QuickWishes {
  unit?: boolean;
  food?: boolean;
}

const maxWordsOfName = 3;

/**
 * What the server has read, as it is offered. A word that only stands where a unit would, and is no measure, is part
 * of the food: nobody wants `large` as a unit.
 */
export function readingOf({ ingredient }: ParsedIngredient): QuickReading {
  const { quantity, note } = ingredient;
  const food = wordOf<IngredientFood>(ingredient.food);
  const unit = wordOf<IngredientUnit>(ingredient.unit);
  const isUnit = unit === null || 'known' in unit || unitOf(unit.newName) !== undefined;
  const stray = isUnit || unit === null || 'known' in unit ? '' : unit.newName;
  const named = food !== null && 'newName' in food ? { newName: joined(' ', stray, food.newName) } : food;
  return {
    quantity: quantity === 0 ? null : quantity,
    unit: isUnit ? unit : null,
    food: named,
    note: named === food ? joined(', ', stray, note) : (note ?? ''),
    isFoodLikely: (quantity ?? 0) > 0 && wordsIn(named) <= maxWordsOfName,
  };
}

/** The names of the words that are to be created for a line. */
export function newEntryNames(
  { unit, food, isFoodLikely }: QuickReading,
  wishes: QuickWishes,
): { units: string | null; foods: string | null } {
  const wantsUnit = wishes.unit ?? true;
  const wantsFood = wishes.food ?? isFoodLikely;
  return {
    units: wantsUnit && unit !== null && 'newName' in unit ? unit.newName : null,
    foods: wantsFood && food !== null && 'newName' in food ? food.newName : null,
  };
}

/** Whether something is to be created before the line is understood. */
export function hasNewEntries(reading: QuickReading, wishes: QuickWishes): boolean {
  const { units, foods } = newEntryNames(reading, wishes);
  return units !== null || foods !== null;
}

/** Words that were created for a line; null where there was none to create, or it could not be. */
export interface CreatedEntries {
  unit: IngredientUnit | null;
  food: IngredientFood | null;
}

/** Nothing was created. */
export const noCreatedEntries: CreatedEntries = { unit: null, food: null };

/** What the line says, for a row. A new word that nobody has created stays as text. */
export function ingredientOf(
  { quantity, unit, food, note }: QuickReading,
  created: CreatedEntries,
): Omit<RecipeIngredient, 'referenceId' | 'title'> {
  const ownUnit = knownOf(unit) ?? created.unit;
  const ownFood = knownOf(food) ?? created.food;
  const text = joined(' ', ownUnit === null ? nameOf(unit) : '', ownFood === null ? nameOf(food) : '');
  const { referenceId: _id, title: _title, ...blank } = blankIngredient(joined(', ', text, note));
  return { ...blank, quantity, unit: ownUnit, food: ownFood, isFood: ownFood !== null, disableAmount: false };
}

/** The name of a word, known or new; empty for none. */
export function nameOf(word: ParsedEntry<{ name: string }>): string {
  if (word === null) return '';
  return 'known' in word ? word.known.name : word.newName;
}

function knownOf<T>(word: ParsedEntry<T>): T | null {
  return word !== null && 'known' in word ? word.known : null;
}

function wordOf<T extends { createdAt: unknown }>(sent: T | { name: string } | null): ParsedEntry<T> {
  if (sent === null || !('createdAt' in sent)) {
    return sent === null || sent.name === '' ? null : { newName: sent.name };
  }
  return { known: sent };
}

function wordsIn(word: ParsedEntry<{ name: string }>): number {
  return nameOf(word).split(/\s+/u).length;
}

function joined(sign: string, ...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(sign);
}
