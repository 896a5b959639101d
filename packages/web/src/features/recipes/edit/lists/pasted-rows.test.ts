import { describe, expect, it } from 'vitest';
import { blankIngredient, blankStep } from '../state/draft.ts';
import { rowsOfLines, withPastedRows } from './pasted-rows.ts';

const lines = ['2 eggs', 'For the sauce:', 'SAUCE', '1 cup cream', '## To serve'];
const texts = (rows: readonly { title: string | null; note?: string | null }[]) =>
  rows.map(({ title, note }) => [title, note]);

describe('lines that are pasted', () => {
  it('become rows, those that name a section the heading of the next one', () => {
    expect(texts(rowsOfLines(['2 eggs', 'Für den Teig:', '1 kg Mehl'], blankIngredient))).toEqual([
      [null, '2 eggs'],
      ['Für den Teig', '1 kg Mehl'],
    ]);
    expect(texts(rowsOfLines(lines, blankIngredient))).toEqual([
      [null, '2 eggs'],
      ['For the sauce', ''],
      ['SAUCE', '1 cup cream'],
      ['To serve', ''],
    ]);
  });

  it('become steps as well, and an empty one stays a row', () => {
    const steps = rowsOfLines(['Sauce:', 'Stir.'], blankStep);
    expect(steps.map(({ title, text }) => [title, text])).toEqual([['Sauce', 'Stir.']]);
    expect(texts(rowsOfLines([''], blankIngredient))).toEqual([[null, '']]);
  });

  it('take the place of an empty row, whose heading is not lost', () => {
    const row = blankIngredient('salt');
    const headed = { ...blankIngredient(), title: 'Dough' };
    const pasted = rowsOfLines(['Sauce:', '1 cup cream'], blankIngredient);
    expect(texts(withPastedRows([row, blankIngredient(), row], 1, pasted))).toEqual([
      [null, 'salt'],
      ['Sauce', '1 cup cream'],
      [null, 'salt'],
    ]);
    expect(texts(withPastedRows([headed], 0, pasted))).toEqual([
      ['Dough', ''],
      ['Sauce', '1 cup cream'],
    ]);
    expect(texts(withPastedRows([headed], 0, [row]))).toEqual([['Dough', 'salt']]);
  });
});
