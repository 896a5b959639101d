import { describe, expect, it } from 'vitest';
import { blankIngredient, type Draft } from '../../state/draft.ts';
import { recipeForTest } from '../../state/recipe-for-test.ts';
import { newFood, parsedForTest } from './parsed-for-test.ts';
import { withReadRows } from './read-draft.ts';
import { buildRows, countToCheck, namesToCreate, withChange } from './reading-rows.ts';

const lines = ['Dough:', '2 cups flour', 'Topping', '1 cup cream', 'SALT'];
const ingredients = lines.map((line, at) => ({ ...blankIngredient(line), referenceId: `${at}` }));
const draft: Draft = recipeForTest({ recipeIngredient: ingredients });
const texts = lines.map((line, at) => ({ id: `${at}`, line }));
const rows = buildRows(
  texts,
  lines.map((line) => parsedForTest(newFood(line))),
);
const shown = (value: Draft) => value.recipeIngredient.map(({ title, note }) => [title, note]);

describe('headings among the lines that are read', () => {
  it('are no foods to create; one that may be a food is to be checked', () => {
    expect(rows.filter(({ isHeading }) => isHeading).map(({ heading }) => heading)).toEqual([
      'Topping',
      'Dough',
    ]);
    expect(namesToCreate(rows).foods).toEqual(['2 cups flour', '1 cup cream', 'SALT']);
    expect(rows.filter(({ isDoubtful }) => isDoubtful).map(({ line }) => line)).toContain('Topping');
    expect(rows.find(({ line }) => line === 'Dough:')?.isDoubtful).toBe(false);
    expect(countToCheck(withChange(rows, '2', { isHeading: true }))).toBe(countToCheck(rows) - 1);
  });

  it('are the headings of the lines below them', () => {
    expect(shown(withReadRows(draft, rows))).toEqual([
      ['Dough', '2 cups flour'],
      ['Topping', '1 cup cream'],
      [null, 'SALT'],
    ]);
  });

  it('are ingredients where the user says so', () => {
    const refused = withChange(rows, '2', { isHeading: false });
    expect(namesToCreate(refused).foods).toContain('Topping');
    expect(shown(withReadRows(draft, refused))).toContainEqual([null, 'Topping']);
  });

  it('leave the heading above them, and lines that were edited meanwhile', () => {
    const headed = {
      ...draft,
      recipeIngredient: [
        { ...blankIngredient('Dough:'), referenceId: '0', title: 'Cake' },
        ...ingredients.slice(1),
      ],
    };
    expect(shown(withReadRows(headed, rows)).slice(0, 2)).toEqual([
      ['Cake', ''],
      ['Dough', '2 cups flour'],
    ]);
    const edited = { ...draft, recipeIngredient: [{ ...blankIngredient('Dough: 2'), referenceId: '0' }] };
    expect(shown(withReadRows(edited, rows))).toEqual([[null, 'Dough: 2']]);
  });
});
