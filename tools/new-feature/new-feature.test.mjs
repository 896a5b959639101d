import { expect, test } from 'vitest';
import { findViolations } from '../boundaries/find-violations.ts';
import { sliceFiles } from './slice-files.mjs';
import { readWords } from './words.mjs';

test('a feature gets a file for each job', () => {
  const words = readWords('meal-plans/meal-plans');
  expect(words).toMatchObject({ many: 'mealPlans', Many: 'MealPlans', One: 'MealPlan', table: 'meal_plans' });
  expect(Object.keys(sliceFiles(words))).toEqual([
    'index.ts',
    'meal-plans.routes.ts',
    'meal-plans.service.ts',
    'meal-plans.repository.ts',
    'meal-plans.tables.ts',
    'meal-plans.present.ts',
    'meal-plans.test.ts',
  ]);
});

test('what is written keeps the rules of the architecture', () => {
  const files = Object.entries(sliceFiles(readWords('catalog/dishes')));
  const tree = new Map(
    files.map(([name, text]) => [`packages/server/src/features/catalog/dishes/${name}`, text]),
  );
  expect(findViolations(tree)).toEqual([]);
});

test('one of many is called by its singular', () => {
  const ones = ['categories', 'dishes', 'boxes', 'recipes', 'labels'].map(
    (many) => readWords(`catalog/${many}`).One,
  );
  expect(ones).toEqual(['Category', 'Dish', 'Box', 'Recipe', 'Label']);
});

test.each(['', 'meals', 'catalog/Meal-Plans', 'catalog/meal_plans', '../meals', 'meals/x/y'])(
  '%o is no name',
  (name) => {
    expect(() => readWords(name)).toThrow('lower-case words');
  },
);
