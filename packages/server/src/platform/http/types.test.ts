import { expect, it } from 'vitest';
import { type Organizer, operations, type Recipe } from '@hearth/contract';
import { JsonText } from './answers/json-text.ts';
import type { Routes } from './routes.ts';

/**
 * Code that must not compile. Each `@ts-expect-error` becomes an error itself if the line below it compiles.
 * Nothing here runs.
 */
export function mistakes(routes: Routes, recipe: Recipe, organizer: Organizer): void {
  // @ts-expect-error the answer is a recipe
  routes.member(operations.getRecipe, async () => ({ ...recipe, name: 7 }));
  // @ts-expect-error the answer lacks what the contract promises
  routes.member(operations.getToolBySlug, async () => ({ ...organizer, recipes: [] }));
  // @ts-expect-error the stored text is that of a list
  routes.member(operations.getRecipe, async () => new JsonText<Recipe[]>('[]'));
  // @ts-expect-error an answer of nothing is no answer of a recipe
  routes.member(operations.getRecipe, async () => undefined);
  // @ts-expect-error null is not the answer of a deletion that answers what it deleted
  routes.member(operations.deleteRecipe, async () => null);
  // @ts-expect-error a picture travels as bytes
  routes.public(operations.getRecipeImage, async () => ({ picture: '' }));
  // @ts-expect-error the path has no such placeholder
  routes.member(operations.getRecipe, async ({ params }) => ({ ...recipe, slug: params.item_id }));
  // @ts-expect-error the query has no such parameter
  routes.member(operations.getRecipe, async ({ query }) => ({ ...recipe, slug: query.search }));
  // @ts-expect-error a visitor has no household
  routes.public(operations.getTheme, async ({ scope }) => scope.householdId);
  routes.member(operations.getRecipe, async () => new JsonText<Recipe>(''));
  routes.member(operations.getRecipe, async () => recipe);
  routes.member(operations.deleteNotifier, async () => undefined);
}

it('a handler that answers what the contract does not does not compile', () => {
  expect(mistakes).toBeTypeOf('function');
});
