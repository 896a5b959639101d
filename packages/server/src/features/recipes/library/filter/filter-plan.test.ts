import { parseFilter, FilterError, resolveFilter } from '@hearth/domain/search/query-filter';
import { describe, expect, it } from 'vitest';
import { costlyFrom, costOfFilter, type TableSizes } from './filter-cost.ts';
import { type FilterPlan, planFilter } from './filter-plan.ts';
import { recipeFilterFields } from './recipe-fields.ts';
import { countedTables } from './relations.ts';

const now = new Date('2024-03-05T00:00:00Z');

function readPlan(text: string): FilterPlan {
  const parsed = parseFilter(text);
  if (parsed instanceof FilterError) throw parsed;
  const filter = resolveFilter(parsed.root, recipeFilterFields, now);
  if (filter instanceof FilterError) throw filter;
  return planFilter(filter);
}

function looksIn(plan: FilterPlan): number {
  if (plan.kind === 'all' || plan.kind === 'any')
    return plan.plans.reduce((total, one) => total + looksIn(one), 0);
  return plan.kind === 'own' ? 0 : 1;
}

const many = (term: string, operator: 'AND' | 'OR') =>
  Array.from({ length: 250 }, (_, index) => term.replace('?', `"${index}"`)).join(` ${operator} `);

describe('looks at related rows', () => {
  it.each([
    [many('recipe_ingredient.food.name LIKE ?', 'OR'), 1],
    [many('recipe_ingredient.food.name NOT LIKE ?', 'AND'), 1],
    [many('user.full_name LIKE ?', 'AND'), 1],
    [many('user.full_name <> ?', 'OR'), 1],
    [many('extras.source = ?', 'OR'), 1],
    [many('recipe_ingredient.note LIKE ?', 'AND'), 250],
    [many('tags.name <> ?', 'OR'), 250],
    ['tags.name = "a" OR recipe_ingredient.note = "b" OR tags.slug = "c"', 2],
    [`tags.name CONTAINS ALL [${Array.from({ length: 300 }, (_, index) => index).join(',')}]`, 1],
    ['settings.public = true AND nutrition.calories = "1"', 0],
  ])('are shared where that means the same', (text, looks) => {
    expect(looksIn(readPlan(text)), text).toBe(looks);
  });
});

/** Rows of a server whose recipes have as many parts as real ones. */
function sizesFor(recipes: number): TableSizes {
  const sizes = Object.fromEntries(countedTables.map((table) => [table, 100])) as Record<
    keyof TableSizes,
    number
  >;
  return { ...sizes, recipes, recipe_ingredients: 11 * recipes, recipe_instructions: 6 * recipes };
}

describe('the cost of a filter', () => {
  it.each([
    ['tags.name = "quick" AND rating > 3', 5000, false],
    ['recipe_ingredient.food.name = "rice"', 300, false],
    ['recipe_ingredient.food.name = "rice"', 5000, true],
    [many('recipe_ingredient.food.name LIKE ?', 'OR'), 300, false],
    [many('recipe_ingredient.note LIKE ?', 'AND'), 300, true],
    ['description LIKE "%soup%"', 300, false],
    ['description LIKE "%soup%"', 5000, true],
    [many('description LIKE ?', 'OR'), 300, true],
    [many('name LIKE ?', 'OR'), 300, false],
    [many('name LIKE ?', 'OR'), 5000, true],
    ['recipe_instructions.text LIKE "%whisk%"', 300, true],
  ])('is known before it is run', (text, recipes, isCostly) => {
    expect(costOfFilter(readPlan(text), sizesFor(recipes)) > costlyFrom, text).toBe(isCostly);
  });

  it('grows with the terms, not with their square', () => {
    const costs = [50, 100, 200].map((terms) => {
      const text = Array.from({ length: terms }, (_, index) => `recipe_ingredient.note LIKE "${index}"`);
      return costOfFilter(readPlan(text.join(' AND ')), sizesFor(5000));
    });
    expect(costs.map((cost) => cost / (costs[0] ?? 1))).toEqual([1, 2, 4]);
  });
});
