import type { IngredientFood } from '@hearth/contract/index';
import { describe, expect, it } from 'vitest';
import { newFood, parsedForTest } from './parsed-for-test.ts';
import { isNameOf, preparationsToTeach, withWordsInNote, wordsLeft, wordsMoved } from './preparations.ts';
import { type ReadingRow, buildRows, withChange, withChoice } from './reading-rows.ts';

const butter = { id: 'b', name: 'butter', createdAt: null, aliases: [] as unknown[] } as IngredientFood;

const texts = ['2 unsalted butter, melted', '1 Unsalted Butter', '3 butter'].map((line, at) => ({
  id: `${at}`,
  line,
}));
const read = buildRows(texts, [
  parsedForTest(newFood('unsalted butter'), { note: 'melted' }),
  parsedForTest(newFood('Unsalted Butter')),
  parsedForTest(butter),
]);
const chosen = withChoice(read, '0', 'food', { known: butter }).rows;
const notes = (rows: readonly ReadingRow[]) => rows.map(({ note }) => note);

describe('words of preparation in lines that are put right', () => {
  it('are left once a food is chosen whose name does not have them', () => {
    expect(read.map(wordsLeft)).toEqual([[], [], []]);
    expect(chosen.map(wordsLeft)).toEqual([['unsalted'], ['Unsalted'], []]);
    expect(preparationsToTeach(chosen)).toEqual([]);
  });

  it('go to the note of every line with the same text, before what it says', () => {
    const moved = withWordsInNote(chosen, '0');
    expect(moved.others).toBe(1);
    expect(notes(moved.rows)).toEqual(['unsalted, melted', 'Unsalted', '']);
    expect(moved.rows.map(wordsLeft)).toEqual([[], [], []]);
  });

  it('are taught once, unless the user refuses', () => {
    const { rows } = withWordsInNote(chosen, '0');
    expect(preparationsToTeach(rows)).toEqual(['Unsalted']);
    const refused = withChange(withChange(rows, '0', { refused: ['unsalted'] }), '1', {
      refused: ['Unsalted'],
    });
    expect(preparationsToTeach(refused)).toEqual([]);
  });

  it('are taught when they are typed into the note', () => {
    const typed = withChange(chosen, '0', { note: 'melted and unsalted' });
    expect(typed.map(wordsMoved)).toEqual([['unsalted'], [], []]);
  });

  it('are not those of a food that has them among its names', () => {
    const known = { ...butter, aliases: [{ name: 'unsalted butter' }] };
    expect(withChoice(read, '0', 'food', { known }).rows.map(wordsLeft)).toEqual([[], [], []]);
    expect(isNameOf([known])('Unsalted butters')).toBe(true);
    expect(isNameOf([known])('unsalted')).toBe(false);
  });
});
