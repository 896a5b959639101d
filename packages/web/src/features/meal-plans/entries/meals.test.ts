import type { MealKind } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import { buildMeals } from './meals.ts';

const kind = (id: string, fields: Partial<MealKind>): MealKind => ({
  id,
  name: id,
  time: null,
  color: 'gray',
  entryType: 'dinner',
  eaters: [],
  position: 0,
  ...fields,
});
const box = kind('box', { entryType: 'lunch', eaters: ['a', 'b'], color: 'teal' });
const supper = kind('supper', {});
const build = (...kinds: MealKind[]) => buildMeals(kinds, (type) => `the ${type}`);

describe('the meals of a household', () => {
  it('are the usual seven where it has named none, and entries say nothing of kinds', () => {
    const meals = build();
    expect(meals.offered.map(({ name }) => name).slice(0, 2)).toEqual(['the breakfast', 'the lunch']);
    expect(meals.all).toHaveLength(7);
    expect(meals.usual).toMatchObject({ key: 'dinner', fields: { entryType: 'dinner' } });
    expect(meals.usual.fields).not.toHaveProperty('mealKindId');
  });

  it('are its kinds in their order, and the others for what is planned there already', () => {
    const meals = build(box, supper);
    expect(meals.offered.map(({ key }) => key)).toEqual(['box', 'supper']);
    expect(meals.all.map(({ key }) => key)).toEqual([
      'box',
      'supper',
      'breakfast',
      'side',
      'snack',
      'drink',
      'dessert',
    ]);
    expect(meals.usual.key).toBe('supper');
    expect(meals.findByKey('box')).toMatchObject({
      eaters: 2,
      color: 'teal',
      fields: { entryType: 'lunch', mealKindId: 'box' },
    });
  });

  it('has entries of other clients at the kind that stands for their meal', () => {
    const meals = build(box, supper);
    expect(meals.findMeal({ entryType: 'lunch', mealKindId: null }).key).toBe('box');
    expect(meals.findMeal({ entryType: 'snack', mealKindId: null })).toMatchObject({
      name: 'the snack',
      fields: { entryType: 'snack', mealKindId: null },
    });
  });

  it('without a dinner begins with the first', () => {
    expect(build(box).usual.key).toBe('box');
  });
});
