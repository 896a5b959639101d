import type { ReadPlanEntry, Recipe } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import { plannedSlugs, recipesOfPlan } from './recipes-of-plan.ts';

const recipe = (slug: string, recipeServings: number) => ({ slug, recipeServings }) as Recipe;
const entry = (slug: string | null, servings: number | null = null) =>
  ({ recipe: slug === null ? null : { slug }, servings }) as ReadPlanEntry;

describe('recipesOfPlan', () => {
  it.each([
    [4, 8, 2],
    [4, 2, 0.5],
    [4, null, 1],
    [0, 6, 1],
  ])('of %d servings, planned for %j, is cooked %d times', (has, planned, scale) => {
    const soup = recipe('soup', has);
    expect(recipesOfPlan([entry('soup', planned)], [soup])).toEqual([{ recipe: soup, scale }]);
  });

  it('notes, and recipes that could not be read, are not bought for; one on two days is there twice', () => {
    const soup = recipe('soup', 4);
    const entries = [entry(null), entry('gone'), entry('soup', 4), entry('soup', 8)];
    expect(recipesOfPlan(entries, [soup]).map(({ scale }) => scale)).toEqual([1, 2]);
    expect(plannedSlugs(entries)).toEqual(['gone', 'soup']);
  });
});
