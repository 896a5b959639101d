import type { IngredientFood, IngredientUnit } from '@hearth/contract/index';
import { describe, expect, it } from 'vitest';
import { newFood, newUnit, parsedForTest } from './parsed-for-test.ts';
import {
  countToCheck,
  namesToCreate,
  type ReadLine,
  buildRows,
  withChange,
  withChoice,
  withCreated,
} from './reading-rows.ts';

const stamps = { createdAt: null, updatedAt: null };
const butter = { id: 'b', name: 'butter', ...stamps } as IngredientFood;
const cup = { id: 'c', name: 'cup', ...stamps } as IngredientUnit;

const parsed = (
  food: ReadLine['ingredient']['food'],
  average: number | null,
  unit: ReadLine['ingredient']['unit'] = cup,
) => parsedForTest(food, { average, unit });
const lines = ['2 cups butter', '1 cup moss', '3 cups Moss', 'dust'].map((line, at) => ({
  id: `${at}`,
  line,
}));
const rows = buildRows(lines, [
  parsed(butter, 0.98),
  parsed(newFood('moss'), 0.9),
  parsed(newFood('Moss'), 0.9, newUnit('clump')),
  parsed(newFood('dust'), 0.4, null),
]);
const find = (id: string, all = rows) => all.find((row) => row.id === id);

describe('lines that were read', () => {
  it('those to check come first, in the order of the recipe', () => {
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3', '0']);
    expect(countToCheck(rows)).toBe(3);
  });

  it('are sure above 75 %, as on the page that shows how lines are read', () => {
    const shares = [0.75, 0.76, 0.58, null];
    const read = buildRows(
      lines,
      shares.map((share) => parsed(butter, share)),
    );
    const shown = ['0', '1', '2', '3'].map((id) => find(id, read));
    expect(shown.map((row) => row?.confidence)).toEqual([75, 76, 58, null]);
    expect(shown.map((row) => row?.isDoubtful)).toEqual([true, false, true, true]);
  });

  it('unknown foods are created where the line is sure, each name once', () => {
    expect(namesToCreate(rows)).toEqual({ units: ['clump'], foods: ['Moss'] });
    expect(find('3')?.createsFood).toBe(false);
  });

  it('a food that is chosen for an unknown text is taken in every line that has the text', () => {
    const chosen = withChoice(rows, '1', 'food', { known: butter });
    expect(chosen.others).toBe(1);
    expect(find('2', chosen.rows)).toMatchObject({ food: { known: butter }, isTouched: true });
    expect(find('3', chosen.rows)?.isTouched).toBe(false);
    expect(withChoice(rows, '0', 'food', null).others).toBe(0);
  });

  it('a line that was changed needs no check any more, and stays in its place', () => {
    const changed = withChange(rows, '3', { note: 'of stars' });
    expect(countToCheck(changed)).toBe(2);
    expect(changed.map(({ id }) => id)).toEqual(['1', '2', '3', '0']);
  });

  it('created entries take the place of their names only where they are wanted', () => {
    const moss = { id: 'm', name: 'Moss', ...stamps } as IngredientFood;
    const created = { units: new Map(), foods: new Map([['moss', moss]]) };
    const [first] = rows;
    if (first === undefined) throw new Error('no row');
    expect(withCreated(first, created).food).toEqual({ known: moss });
    expect(withCreated({ ...first, createsFood: false }, created).food).toEqual({ newName: 'moss' });
  });
});
