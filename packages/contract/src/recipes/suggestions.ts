import * as z from 'zod';
import { limits } from '../kernel/limits.ts';
import { filterText, shortText, slugText } from '../kernel/fields.ts';
import { IngredientFood } from './ingredients.ts';
import { operation } from '../kernel/operation.ts';
import { OrderByNullPosition, OrderDirection } from '../kernel/paging.ts';
import { RecipeSummary, RecipeTool } from './recipe-summary.ts';

/** More foods than a kitchen holds, and more suggestions than a user reads. */
const maxThings = 1000;
const maxSuggestions = 100;
const things = () => z.array(slugText()).max(maxThings).nullish();

/** What there is to cook with, and how much may be missing. */
export const RecipeSuggestionQuery = z.object({
  foods: things(),
  tools: things(),
  maxMissingFoods: z.int().min(0).default(5),
  maxMissingTools: z.int().min(0).default(5),
  includeFoodsOnHand: z.boolean().default(true),
  includeToolsOnHand: z.boolean().default(true),
  /** Whether salt, oil, water and what else every kitchen has is taken for granted. */
  includeStaples: z.boolean().default(false),
  /** Whether a food counts as had where something that may take its place is. */
  includeSubstitutes: z.boolean().default(false),
  limit: z.int().min(1).max(maxSuggestions).default(10),
  queryFilter: filterText().nullish(),
  orderBy: z.string().max(limits.searchLength).nullish(),
  orderByNullPosition: OrderByNullPosition.nullish(),
  orderDirection: OrderDirection.default('desc'),
  paginationSeed: shortText().nullish(),
});
export type RecipeSuggestionQuery = z.output<typeof RecipeSuggestionQuery>;

export const RecipeSuggestion = z
  .object({
    recipe: RecipeSummary,
    missingFoods: z.array(IngredientFood),
    missingTools: z.array(RecipeTool),
    /** Foods that are not had, and those that take their place; present where `includeSubstitutes` was asked for. */
    substitutedFoods: z.array(z.object({ food: IngredientFood, substitute: IngredientFood })).optional(),
  })
  .meta({ id: 'RecipeSuggestionResponseItem' });
export const RecipeSuggestions = z
  .object({ items: z.array(RecipeSuggestion) })
  .meta({ id: 'RecipeSuggestionResponse' });
export type RecipeSuggestions = z.output<typeof RecipeSuggestions>;

const common = { method: 'GET' as const, query: RecipeSuggestionQuery, answer: RecipeSuggestions };

export const suggestionOperations = {
  suggestRecipes: operation({
    ...common,
    access: 'member',
    tags: ['Recipe: CRUD'],
    path: '/api/recipes/suggestions',
    summary: 'What can be cooked from what there is, fewest missing things first',
  }),
  exploreSuggestions: operation({
    ...common,
    access: 'public',
    tags: ['Explore: Recipes'],
    path: '/api/explore/groups/{group_slug}/recipes/suggestions',
    summary: 'Public recipes that can be cooked from what there is',
    params: z.object({ group_slug: slugText() }),
  }),
};
