import * as z from 'zod';
import {
  IngredientFood,
  ImportOutcome,
  Recipe,
  RecipePage,
  RecipeSuggestions,
  type RecipeSummary,
} from '@hearth/contract';
import { slugOrSigns } from '@hearth/domain/text/slugs';
import { describeRecipe } from '../describe-recipe.ts';
import { count, defineTool, key, recipeRef, type ToolCall, words } from '../tool.ts';
import { confirmation } from '../confirm-deletion.ts';

const maxFoods = 10;
const names = (description: string) =>
  z.array(words('A name')).max(maxFoods).optional().describe(description);
const lines = (description: string) => z.array(z.string().max(2000)).max(200).describe(description);

/** Tools that find, read and write recipes. */
export const recipeTools = [
  defineTool({
    name: 'find_recipes',
    title: 'Find recipes',
    description:
      'Finds recipes of the library by words of their names, descriptions and ingredients, and by their tags',
    input: z.object({
      text: z.string().max(200).default('').describe('Words to look for; empty for the whole library'),
      tags: names('Tags, any of which the recipes carry'),
      categories: names('Categories, any of which the recipes carry'),
      limit: count(50, 20),
    }),
    effect: 'read',
    run: async ({ api }, { text, tags = [], categories = [], limit }) => {
      const query = new URLSearchParams({ search: text, perPage: String(limit) });
      for (const tag of tags) query.append('tags', slugOrSigns(tag));
      for (const category of categories) query.append('categories', slugOrSigns(category));
      const page = await api.call(RecipePage, { method: 'GET', url: `/api/recipes?${query.toString()}` });
      return { total: page.total, recipes: page.items.map(summarize) };
    },
  }),
  defineTool({
    name: 'read_recipe',
    title: 'Read a recipe',
    description:
      'Reads a recipe whole, with its ingredients scaled to a number of servings. An ingredient that is a recipe itself is named with its own slug and how many times it is needed',
    input: z.object({
      recipe: recipeRef,
      servings: z.number().positive().max(10_000).optional().describe('For how many; as written if left out'),
    }),
    effect: 'read',
    run: async ({ api }, { recipe, servings = null }) =>
      describeRecipe(await api.call(Recipe, { method: 'GET', url: buildAddress(recipe) }), servings),
  }),
  defineTool({
    name: 'what_can_i_cook',
    title: 'What can I cook?',
    description:
      'Recipes that can be cooked from foods, with what is missing of each, fewest missing ones first',
    input: z.object({
      foods: z.array(words('A food')).min(1).max(maxFoods),
      missing: z.int().min(0).max(20).default(3).describe('How many foods may be missing'),
      limit: count(30, 10),
    }),
    effect: 'read',
    run: async (call, { foods, missing, limit }) => {
      const query = new URLSearchParams({
        limit: String(limit),
        maxMissingFoods: String(missing),
        includeStaples: 'true',
      });
      const ids = await Promise.all(foods.map((name) => findFood(call, name)));
      for (const id of ids.flat()) query.append('foods', id);
      const url = `/api/recipes/suggestions?${query.toString()}`;
      const { items } = await call.api.call(RecipeSuggestions, { method: 'GET', url });
      return {
        unknownFoods: foods.filter((_, at) => ids[at]?.length === 0),
        recipes: items.map(({ recipe, missingFoods }) => ({
          ...summarize(recipe),
          missing: missingFoods.map(({ name }) => name),
        })),
      };
    },
  }),
  defineTool({
    name: 'import_recipe',
    title: 'Import a recipe',
    description:
      'Imports a recipe from a web address or from its text. If the library has it already, nothing is stored and the known ones are named',
    input: z.object({
      url: z.url().max(2000).optional(),
      text: z.string().max(100_000).optional().describe('The text of the recipe, where there is no address'),
    }),
    effect: 'write',
    run: async ({ api }, { url, text }) => {
      const body = url === undefined ? { data: text ?? '' } : { url };
      const outcome = await api.call(ImportOutcome, {
        method: 'POST',
        url: '/api/recipes/create/page',
        body,
      });
      return { recipe: outcome.slug, known: outcome.known.map(summarize) };
    },
  }),
  defineTool({
    name: 'create_recipe',
    title: 'Create a recipe',
    description: 'Creates a recipe from its parts, as they were given; leave out what is not known',
    input: z.object({
      name: words('The name'),
      servings: z.number().min(0).max(10_000).default(0),
      description: z.string().max(10_000).default(''),
      ingredients: lines('One line for each ingredient: 200 g flour'),
      steps: lines('One text for each step'),
      key,
    }),
    effect: 'write',
    run: async ({ api }, { name, servings, description, ingredients, steps, key: idempotencyKey }) => {
      const created = { method: 'POST', url: '/api/recipes', body: { name }, idempotencyKey } as const;
      const slug = await api.call(z.string(), created);
      const body = {
        recipeServings: servings,
        description,
        recipeIngredient: ingredients.map((note) => ({ note, originalText: note })),
        recipeInstructions: steps.map((text) => ({ text })),
      };
      const recipe = await api.call(Recipe, { method: 'PATCH', url: buildAddress(slug), body });
      return { recipe: recipe.slug };
    },
  }),
  defineTool({
    name: 'delete_recipe',
    title: 'Delete a recipe',
    description: 'Puts a recipe into the trash, from where a person can restore it',
    input: z.object({ recipe: recipeRef, ...confirmation }),
    effect: 'delete',
    run: async ({ api }, { recipe }) => {
      const { name } = await api.call(Recipe, { method: 'DELETE', url: buildAddress(recipe) });
      return { deleted: name };
    },
  }),
];

/** The address of a recipe in the API. */
export function buildAddress(slug: string): string {
  return `/api/recipes/${encodeURIComponent(slug)}`;
}

function summarize({ name, slug, description, recipeServings, totalTime, rating, tags }: RecipeSummary) {
  return {
    name,
    slug,
    description: (description ?? '').slice(0, 200),
    servings: recipeServings || null,
    totalTime,
    rating,
    tags: tags.map((tag) => tag.name),
  };
}

const FoodPage = z.object({ items: z.array(IngredientFood) });

/** The ids of the foods whose name fits best; none where the group has no such food. */
async function findFood({ api }: ToolCall, name: string): Promise<string[]> {
  const query = new URLSearchParams({ search: name, perPage: '1' });
  const { items } = await api.call(FoodPage, { method: 'GET', url: `/api/foods?${query.toString()}` });
  return items.map(({ id }) => id);
}
