import type { Recipe } from '@hearth/contract/index';
import { describe, expect, it } from 'vitest';
import { blankIngredient, defaultSettings, type Draft } from '../../state/draft.ts';
import {
  freeTextRows,
  headingRow,
  mayTurnAmountsOn,
  withAmounts,
  withIngredient,
  withCatalogEntries,
  withReadings,
} from './quick-rows.ts';

const draft = (...rows: Recipe['recipeIngredient']) =>
  ({ recipeIngredient: rows, settings: defaultSettings }) as unknown as Draft;
const texts = ({ recipeIngredient }: Draft) => recipeIngredient.map(({ title, note }) => [title, note]);

describe('a line that is added', () => {
  it('goes to the end, or into the empty row that waits there', () => {
    const first = withIngredient(draft(), blankIngredient('a'));
    expect(texts(withIngredient(first, blankIngredient('b')))).toEqual([
      [null, 'a'],
      [null, 'b'],
    ]);
    const waiting = withIngredient(first, headingRow('Sauce'));
    expect(texts(withIngredient(waiting, blankIngredient('b')))).toEqual([
      [null, 'a'],
      ['Sauce', 'b'],
    ]);
    expect(texts(withIngredient(waiting, headingRow('Dough')))).toEqual([
      [null, 'a'],
      ['Sauce', ''],
      ['Dough', ''],
    ]);
    expect(texts(withIngredient(withIngredient(first, blankIngredient()), headingRow('Dough')))).toEqual([
      [null, 'a'],
      ['Dough', ''],
    ]);
  });
});

describe('entries resolved after a line was added', () => {
  const row = { ...blankIngredient('2 kg flour'), title: 'Dough' };
  const found = { quantity: 2, note: 'flour' };
  const place = { id: row.referenceId, line: '2 kg flour' };

  it('go into its row, which keeps the words of the line', () => {
    expect(withCatalogEntries(draft(row), place, found).recipeIngredient).toEqual([
      { ...row, ...found, originalText: '2 kg flour' },
    ]);
  });

  it('leave a row unchanged that the user edited or removed meanwhile', () => {
    const changed = draft({ ...row, note: '3 kg flour' });
    expect(withCatalogEntries(changed, place, found)).toBe(changed);
    const empty = draft();
    expect(withCatalogEntries(empty, place, found)).toBe(empty);
  });
});

describe('text rows that are read', () => {
  it('get their amounts, and keep their text and heading', () => {
    const flour = { ...blankIngredient('2 kg flour'), title: 'Dough' };
    const eggs = { ...blankIngredient('eggs'), quantity: 3, food: { name: 'egg' } as never };
    const salt = blankIngredient('salt');
    const rows = freeTextRows([flour, blankIngredient(' '), eggs, salt]);
    expect(rows.map(({ line }) => line)).toEqual(['2 kg flour', 'salt']);
    const reading = (quantity: number | null, note: string) => ({
      quantity,
      unit: null,
      food: null,
      note,
      isFoodLikely: false,
    });
    const edited = { ...salt, note: 'pepper' };
    const read = withReadings(draft(flour, eggs, edited), rows, [
      reading(2, 'kg flour'),
      reading(null, 'salt'),
    ]);
    expect(read.recipeIngredient[0]).toMatchObject({
      title: 'Dough',
      referenceId: flour.referenceId,
      quantity: 2,
      note: 'kg flour',
      originalText: '2 kg flour',
      disableAmount: false,
    });
    expect(read.recipeIngredient.slice(1)).toEqual([eggs, edited]);
  });
});

describe('switching amounts on', () => {
  it('keeps text as it is, and amounts that say something', () => {
    const rows = [
      { ...blankIngredient('2 cups flour'), quantity: 1 },
      { ...blankIngredient('eggs'), quantity: 3 },
    ];
    expect(mayTurnAmountsOn(draft())).toBe(true);
    expect(mayTurnAmountsOn(draft(...rows))).toBe(false);
    const changed = withAmounts(draft(...rows));
    expect(changed.settings?.disableAmount).toBe(false);
    expect(changed.recipeIngredient.map(({ quantity }) => quantity)).toEqual([null, 3]);
  });
});
