import type { RecipeSummary, ShoppingListSummary } from '@hearth/contract';
import { describe, expect, it } from 'vitest';
import type { RecipesOperation } from './list-operation.ts';
import { withRecipeCounts } from './recipe-counts.ts';

const [soup, bread] = ['soup', 'bread'].map((id) => ({ id, name: id }) as unknown as RecipeSummary);
const onList = (recipe: RecipeSummary | undefined, recipeQuantity: number) => ({
  id: `of-${recipe?.id}`,
  shoppingListId: 'list',
  recipeId: recipe?.id,
  recipeQuantity,
  recipe,
});
const list = {
  id: 'list',
  recipeReferences: [onList(soup, 1.5), onList(bread, 1)],
} as unknown as ShoppingListSummary;
const remove = (recipeId: string, times: number): RecipesOperation => ({
  kind: 'removeRecipe',
  listId: 'list',
  recipeId,
  times,
});
const add = (recipe: RecipeSummary | undefined, scale: number): RecipesOperation => ({
  kind: 'addRecipes',
  listId: 'list',
  recipes: recipe === undefined ? [] : [{ id: 'new', recipe, scale, chosen: null, known: null }],
  now: '2024-01-01T00:00:00Z',
});
const countsAfter = (operation: RecipesOperation) =>
  withRecipeCounts(list, operation).recipeReferences.map(({ recipeId, recipeQuantity }) => [
    recipeId,
    recipeQuantity,
  ]);

describe('the recipes of a list', () => {
  it('lose one that is taken off as often as it was added, or more often', () => {
    expect(countsAfter(remove('bread', 1))).toEqual([['soup', 1.5]]);
    expect(countsAfter(remove('soup', 2))).toEqual([['bread', 1]]);
  });

  it('keep the rest of one that is taken off in part', () => {
    expect(countsAfter(remove('soup', 1))).toEqual([
      ['soup', 0.5],
      ['bread', 1],
    ]);
    expect(countsAfter(remove('unknown', 1))).toHaveLength(2);
  });

  it('count one more of what is there, exactly, and gain what is new', () => {
    expect(countsAfter(add(soup, 0.1))).toEqual([
      ['soup', 1.6],
      ['bread', 1],
    ]);
    const cake = { id: 'cake' } as unknown as RecipeSummary;
    expect(countsAfter(add(cake, 2))).toContainEqual(['cake', 2]);
  });
});
