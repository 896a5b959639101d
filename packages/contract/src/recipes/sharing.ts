import * as z from 'zod';
import { dateTime, file, tokenText, uuid } from '../kernel/fields.ts';
import { itemParams, operation } from '../kernel/operation.ts';
import { ComputedNutrition } from './computed-nutrition.ts';
import { CupWeights } from './cup-weights.ts';
import { Recipe } from './recipes.ts';

/** The default lifetime of a link. */
export const shareLinkDays = 30;

export const RecipeShareTokenCreate = z
  .object({ recipeId: uuid(), expiresAt: dateTime().nullish() })
  .meta({ id: 'RecipeShareTokenCreate' });

const summary = {
  recipeId: uuid(),
  expiresAt: dateTime(),
  groupId: uuid(),
  id: uuid(),
  createdAt: dateTime(),
};
export const RecipeShareTokenSummary = z.object(summary).meta({ id: 'RecipeShareTokenSummary' });
export type RecipeShareTokenSummary = z.output<typeof RecipeShareTokenSummary>;
export const RecipeShareToken = z.object({ ...summary, recipe: Recipe }).meta({ id: 'RecipeShareToken' });

const base = { tags: ['Shared: Recipes'], access: 'member' as const, readsSecrets: true };
const shared = {
  method: 'GET' as const,
  tags: ['Recipe: Shared'],
  access: 'public' as const,
  params: z.object({ token_id: tokenText() }),
  key: 'share link' as const,
};

export const shareTokenOperations = {
  listShareTokens: operation({
    ...base,
    method: 'GET',
    path: '/api/shared/recipes',
    summary: 'Share links of the group, or of one recipe',
    query: z.object({ recipe_id: uuid().nullish() }),
    answer: z.array(RecipeShareTokenSummary),
  }),
  createShareToken: operation({
    ...base,
    method: 'POST',
    path: '/api/shared/recipes',
    summary: 'Make a link that shows a recipe to all who have it, until it expires',
    body: RecipeShareTokenCreate,
    status: 201,
    answer: RecipeShareToken,
  }),
  getShareToken: operation({
    ...base,
    method: 'GET',
    path: '/api/shared/recipes/{item_id}',
    summary: 'One share link',
    params: itemParams,
    answer: RecipeShareToken,
  }),
  deleteShareToken: operation({
    ...base,
    method: 'DELETE',
    path: '/api/shared/recipes/{item_id}',
    summary: 'Take a share link back',
    params: z.object({ item_id: uuid().nullable() }),
    answer: RecipeShareToken,
  }),
  getSharedRecipe: operation({
    ...shared,
    path: '/api/recipes/shared/{token_id}',
    summary: 'The recipe of a share link; an expired link is as good as none',
    answer: Recipe,
  }),
  getSharedRecipeZip: operation({
    ...shared,
    path: '/api/recipes/shared/{token_id}/zip',
    summary: 'The recipe of a share link as an archive',
    answer: file(),
    answerType: 'application/zip',
  }),
  getSharedRecipeNutrition: operation({
    ...shared,
    path: '/api/recipes/shared/{token_id}/nutrition/computed',
    summary: 'Nutrition computed from the ingredients of the recipe of a share link',
    answer: ComputedNutrition,
  }),
  getSharedRecipeCupWeights: operation({
    ...shared,
    path: '/api/recipes/shared/{token_id}/cup-weights',
    summary: 'What cups of the ingredients of the recipe of a share link weigh',
    answer: CupWeights,
  }),
};
