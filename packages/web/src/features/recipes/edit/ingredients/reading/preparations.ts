import type { IngredientFood } from '@hearth/contract/index';
import { preparationsFrom, wordsAroundName } from '@hearth/ingredients/corrections';
import { createEntryIndex } from '@hearth/ingredients/parser';
import { plainText } from '../../../../../ui/text/plain-text.ts';
import type { ReadingRow } from './reading-rows.ts';

/** Tells whether a text is a name of one of the foods, in the singular or plural. */
export function isNameOf(foods: readonly IngredientFood[]): (text: string) => boolean {
  const entries = foods.map((food) => ({
    word: food,
    names: [food.name, food.pluralName ?? '', ...food.aliases.map(({ name }) => name)].map(plainText),
  }));
  const index = createEntryIndex(entries, 1, plainText);
  return (text) => index.named(text) !== undefined;
}

/** The words of a text that named no food which neither the food that was chosen for it nor the note has. */
export function wordsLeft({ read, food, note }: ReadingRow): string[] {
  if (food === null || !('known' in food)) return [];
  const noted = new Set(plainText(note).split(/[\s,]+/u));
  return wordsAroundName(read.food, isNameOf([food.known])).filter((word) => !noted.has(plainText(word)));
}

/** The words that the user has moved from the food of a row to its note. */
export function wordsMoved({ read, food, note }: ReadingRow): string[] {
  if (food === null || !('known' in food)) return [];
  return preparationsFrom({ food: read.food, before: read.note, after: note }, isNameOf([food.known]));
}

/**
 * The rows with the words that are left in one of them before its note. Every other row with the same text and the same
 * food takes them, too.
 * @returns the rows, and how many others have changed
 */
export function withWordsInNote(rows: readonly ReadingRow[], id: string) {
  const one = rows.find((row) => row.id === id);
  const isSame = (row: ReadingRow) =>
    one !== undefined && plainText(row.read.food) === plainText(one.read.food) && wordsLeft(row).length > 0;
  const others = rows.filter((row) => row.id !== id && isSame(row));
  const changed = rows.map((row): ReadingRow => {
    if (!isSame(row)) return row;
    const note = [wordsLeft(row).join(' '), row.note].filter((part) => part !== '').join(', ');
    return { ...row, note, isTouched: true };
  });
  return { rows: changed, others: others.length };
}

/** The words that are to be read as preparations from now on, each once. */
export function preparationsToTeach(rows: readonly ReadingRow[]): string[] {
  const words = rows.flatMap((row) => wordsMoved(row).filter((word) => !row.refused.includes(word)));
  return [...new Map(words.map((word) => [plainText(word), word])).values()];
}
