import type { ReadPlanEntry } from '@hearth/contract';
import { addDays, isPlainDate } from '@hearth/domain/dates/plain-dates';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCopies, emptyDinners } from './range-rules.ts';

const recipe = { name: 'Soup' } as ReadPlanEntry['recipe'];
const entry = (date: string, fields: object = {}) => ({
  date,
  entryType: 'dinner' as const,
  mealKindId: null,
  title: '',
  text: '',
  recipeId: 'r',
  servings: 4,
  recipe,
  ...fields,
});
const week = { from: '2024-02-26', to: '2024-03-03' };

describe('a copied week', () => {
  it('keeps meals, notes and servings, and leaves out what was deleted', () => {
    const note = { recipe: null, recipeId: null, servings: null, title: 'Out', text: 'At eight' };
    const entries = [
      entry('2024-02-28'),
      entry('2024-02-29', note),
      entry('2024-03-01', { recipe: null, recipeId: null }),
    ];
    expect(buildCopies(entries, week, '2024-03-25')).toEqual([
      { date: '2024-03-27', entryType: 'dinner', title: '', text: '', recipeId: 'r', servings: 4 },
      {
        date: '2024-03-28',
        entryType: 'dinner',
        title: 'Out',
        text: 'At eight',
        recipeId: null,
        servings: null,
      },
    ]);
  });

  it('keeps the kinds of meals', () => {
    const [copy] = buildCopies([entry('2024-02-28', { mealKindId: 'supper' })], week, '2024-03-25');
    expect(copy).toMatchObject({ date: '2024-03-27', mealKindId: 'supper' });
  });

  it('stands as many days apart as the first days do, also over a change of the clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 0, max: 6 }), (shift, place) => {
        const first = addDays(week.from, shift);
        const [copy] = buildCopies([entry(addDays(week.from, place))], week, first);
        expect(isPlainDate(copy?.date ?? '')).toBe(true);
        expect(copy?.date).toBe(addDays(first, place));
      }),
    );
  });
});

it('dinners are empty from today on, where no dinner is planned', () => {
  const days = ['2024-03-01', '2024-03-02', '2024-03-03', '2024-03-04'];
  const entries = [entry('2024-03-03'), entry('2024-03-04', { entryType: 'lunch' })];
  expect(emptyDinners(days, entries, '2024-03-02')).toEqual(['2024-03-02', '2024-03-04']);
});
