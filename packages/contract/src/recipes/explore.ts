import * as z from 'zod';
import { slugText, uuid } from '../kernel/fields.ts';
import { ComputedNutrition } from './computed-nutrition.ts';
import { CupWeights } from './cup-weights.ts';
import { IngredientFood } from './ingredients.ts';
import { HouseholdSummary } from '../people/groups.ts';
import { familyOperation, operation } from '../kernel/operation.ts';
import { PagingQuery, SearchablePagingQuery, buildPageSchema } from '../kernel/paging.ts';
import { CategorySummary, type OrganizerKind, TagOut } from './organizers.ts';
import { RecipeCategory, RecipeTag, RecipeTool } from './recipe-summary.ts';
import { Recipe, RecipeListQuery, RecipePage } from './recipes.ts';

/** What anyone may see of a group that is not private. */
const group = z.object({ group_slug: slugText() });
const recipe = z.object({ group_slug: slugText(), recipe_slug: slugText() });
const item = z.object({ group_slug: slugText(), item_id: uuid() });
const root = '/api/explore/groups/{group_slug}';
const base = { method: 'GET' as const, access: 'public' as const };

function organizers<K extends OrganizerKind, L extends z.ZodType, O extends z.ZodType>(
  kind: K,
  tag: string,
  listed: L,
  one: O,
) {
  const common = { ...base, tags: [tag] };
  return {
    list: familyOperation({
      ...common,
      path: `${root}/organizers/${kind}`,
      summary: `Public ${kind} of a group`,
      params: group,
      query: SearchablePagingQuery,
      answer: buildPageSchema(listed),
    }),
    get: familyOperation({
      ...common,
      path: `${root}/organizers/${kind}/{item_id}`,
      summary: `One of the public ${kind}`,
      params: item,
      answer: one,
    }),
  };
}

export const exploreFamilies = {
  categories: organizers('categories', 'Explore: Categories', RecipeCategory, CategorySummary),
  tags: organizers('tags', 'Explore: Tags', RecipeTag, TagOut),
  tools: organizers('tools', 'Explore: Tools', RecipeTool, RecipeTool),
};

export const exploreOperations = {
  exploreRecipes: operation({
    ...base,
    path: `${root}/recipes`,
    tags: ['Explore: Recipes'],
    summary: 'Public recipes of a group',
    params: group,
    query: RecipeListQuery,
    answer: RecipePage,
  }),
  exploreRecipe: operation({
    ...base,
    path: `${root}/recipes/{recipe_slug}`,
    tags: ['Explore: Recipes'],
    summary: 'One public recipe',
    params: recipe,
    answer: Recipe,
  }),
  exploreRecipeNutrition: operation({
    ...base,
    path: `${root}/recipes/{recipe_slug}/nutrition/computed`,
    tags: ['Explore: Recipes'],
    summary: 'Nutrition computed from the ingredients of a public recipe',
    params: recipe,
    answer: ComputedNutrition,
  }),
  exploreRecipeCupWeights: operation({
    ...base,
    path: `${root}/recipes/{recipe_slug}/cup-weights`,
    tags: ['Explore: Recipes'],
    summary: 'What cups of the ingredients of a public recipe weigh',
    params: recipe,
    answer: CupWeights,
  }),
  exploreHouseholds: operation({
    ...base,
    path: `${root}/households`,
    tags: ['Explore: Households'],
    summary: 'Public households of a group',
    params: group,
    query: PagingQuery,
    answer: buildPageSchema(HouseholdSummary),
  }),
  exploreHousehold: operation({
    ...base,
    path: `${root}/households/{household_slug}`,
    tags: ['Explore: Households'],
    summary: 'One public household',
    params: z.object({ group_slug: slugText(), household_slug: slugText() }),
    answer: HouseholdSummary,
  }),
  exploreFoods: operation({
    ...base,
    path: `${root}/foods`,
    tags: ['Explore: Foods'],
    summary: 'Foods of a public group',
    params: group,
    query: SearchablePagingQuery,
    answer: buildPageSchema(IngredientFood),
  }),
  exploreFood: operation({
    ...base,
    path: `${root}/foods/{item_id}`,
    tags: ['Explore: Foods'],
    summary: 'One food of a public group',
    params: item,
    answer: IngredientFood,
  }),
  exploreCategories: exploreFamilies.categories.list,
  exploreCategory: exploreFamilies.categories.get,
  exploreTags: exploreFamilies.tags.list,
  exploreTag: exploreFamilies.tags.get,
  exploreTools: exploreFamilies.tools.list,
  exploreTool: exploreFamilies.tools.get,
};
