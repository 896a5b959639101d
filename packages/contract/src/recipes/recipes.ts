import * as z from 'zod';
import {
  date,
  dateTime,
  extras,
  ignoredList,
  lineText,
  maxOrganizerNameLength,
  longText,
  recipeName,
  shortText,
  slugText,
  textOrNumber,
  urlText,
  uuid,
} from '../kernel/fields.ts';
import { RecipeIngredient, SentIngredient } from './ingredients.ts';
import { RecipeSummary, summaryFields } from './recipe-summary.ts';
import { limits } from '../kernel/limits.ts';
import { buildPageSchema, searchablePagingQuery } from '../kernel/paging.ts';

/** Schemas of a recipe, as sent and as answered. Every name here is part of the wire contract. */

const organizerName = () => z.string().max(maxOrganizerNameLength);
const sentOrganizer = { id: uuid().nullish(), name: organizerName(), slug: slugText().optional() };
export const SentCategory = z.object(sentOrganizer).meta({ id: 'RecipeCategoryIn' });
export const SentTag = z.object(sentOrganizer).meta({ id: 'RecipeTagIn' });
const SentTool = z
  .object({
    ...sentOrganizer,
    onHand: z.boolean().optional(),
    householdsWithTool: z.array(slugText()).max(limits.households).optional(),
  })
  .meta({ id: 'RecipeToolIn' });

/** Organizers of a recipe as objects, or by their names alone. */
function buildOrganizersSchema<S extends z.ZodType>(one: S) {
  return z
    .array(z.union([one, organizerName()]))
    .max(limits.organizers)
    .nullish();
}

const IngredientReferences = z
  .object({ referenceId: uuid().nullable() })
  .meta({ id: 'IngredientReferences' });

export const RecipeStep = z
  .object({
    id: uuid().nullable(),
    title: z.string().nullable(),
    summary: z.string().nullable(),
    text: z.string(),
    ingredientReferences: z.array(IngredientReferences),
  })
  .meta({ id: 'RecipeStep' });
export type RecipeStep = z.output<typeof RecipeStep>;

const SentReference = z.object({ referenceId: uuid().nullish() }).meta({ id: 'IngredientReferencesIn' });

const SentStep = z
  .object({
    id: uuid().nullish(),
    title: lineText().nullish(),
    summary: longText().nullish(),
    text: longText(),
    ingredientReferences: z.array(SentReference).max(limits.ingredientReferences).default([]),
  })
  .meta({ id: 'RecipeStepIn' });

export const RecipeSettings = z
  .object({
    public: z.boolean().default(false),
    showNutrition: z.boolean().default(false),
    showAssets: z.boolean().default(false),
    landscapeView: z.boolean().default(false),
    disableComments: z.boolean().default(true),
    disableAmount: z.boolean().default(true),
    locked: z.boolean().default(false),
  })
  .meta({ id: 'RecipeSettings' });
export type RecipeSettings = z.output<typeof RecipeSettings>;

/** Settings as sent: absent ones stay unchanged, so none has a default. */
export const SentRecipeSettings = z
  .object({
    public: z.boolean().optional(),
    showNutrition: z.boolean().optional(),
    showAssets: z.boolean().optional(),
    landscapeView: z.boolean().optional(),
    disableComments: z.boolean().optional(),
    disableAmount: z.boolean().optional(),
    locked: z.boolean().optional(),
  })
  .meta({ id: 'RecipeSettingsIn' });
export type SentRecipeSettings = z.output<typeof SentRecipeSettings>;

export const RecipeAsset = z
  .object({ name: shortText(), icon: shortText(), fileName: slugText().nullish() })
  .meta({ id: 'RecipeAsset' });
export const RecipeNote = z.object({ title: lineText(), text: longText() }).meta({ id: 'RecipeNote' });

const amount = () => textOrNumber().nullish();

/** Amounts as text: grams, milligrams for cholesterol and sodium, kilocalories for calories. */
export const Nutrition = z
  .object({
    calories: amount(),
    carbohydrateContent: amount(),
    cholesterolContent: amount(),
    fatContent: amount(),
    fiberContent: amount(),
    proteinContent: amount(),
    saturatedFatContent: amount(),
    sodiumContent: amount(),
    sugarContent: amount(),
    transFatContent: amount(),
    unsaturatedFatContent: amount(),
  })
  .meta({ id: 'Nutrition' });
export type Nutrition = z.output<typeof Nutrition>;

export const CommentUser = z
  .object({
    id: uuid(),
    username: z.string().nullable(),
    admin: z.boolean(),
    fullName: z.string().nullable(),
  })
  .meta({ id: 'CommentUser' });

export const RecipeComment = z
  .object({
    recipeId: uuid(),
    text: z.string(),
    id: uuid(),
    createdAt: dateTime(),
    updatedAt: dateTime(),
    userId: uuid(),
    user: CommentUser,
  })
  .meta({ id: 'RecipeCommentOut' });
export type RecipeComment = z.output<typeof RecipeComment>;

export const Recipe = z
  .object({
    ...summaryFields,
    recipeIngredient: z.array(RecipeIngredient),
    recipeInstructions: z.array(RecipeStep),
    nutrition: Nutrition.nullable(),
    settings: RecipeSettings.nullable(),
    assets: z.array(RecipeAsset),
    notes: z.array(RecipeNote),
    extras: extras(),
    comments: z.array(RecipeComment),
  })
  .meta({ id: 'Recipe' });
export type Recipe = z.output<typeof Recipe>;

/**
 * A recipe as clients send it. All fields may be absent; PUT takes absent fields as empty, PATCH leaves them alone.
 * Fields that a client may not set (group, owner, rating, slug) are accepted and ignored.
 */
export const RecipeInput = z
  .object({
    id: uuid().nullish(),
    userId: uuid().nullish(),
    householdId: uuid().nullish(),
    groupId: uuid().nullish(),
    name: recipeName().nullish(),
    slug: slugText().nullish(),
    image: z.unknown().optional(),
    recipeServings: z.number().nullish(),
    recipeYieldQuantity: z.number().nullish(),
    recipeYield: textOrNumber().nullish(),
    totalTime: textOrNumber().nullish(),
    prepTime: textOrNumber().nullish(),
    cookTime: textOrNumber().nullish(),
    performTime: textOrNumber().nullish(),
    description: longText().nullish(),
    recipeCategory: buildOrganizersSchema(SentCategory),
    tags: buildOrganizersSchema(SentTag),
    tools: buildOrganizersSchema(SentTool),
    rating: z.number().nullish(),
    orgURL: urlText().nullish(),
    dateAdded: date().nullish(),
    dateUpdated: dateTime().nullish(),
    createdAt: dateTime().nullish(),
    update_at: dateTime().nullish(),
    lastMade: dateTime().nullish(),
    recipeIngredient: z
      .array(z.union([SentIngredient, lineText()]))
      .max(limits.ingredients)
      .nullish(),
    recipeInstructions: z.array(SentStep).max(limits.steps).nullish(),
    nutrition: Nutrition.nullish(),
    settings: SentRecipeSettings.nullish(),
    assets: z.array(RecipeAsset).max(limits.recipeAssets).nullish(),
    notes: z.array(RecipeNote).max(limits.recipeNotes).nullish(),
    extras: extras().nullish(),
    comments: ignoredList().nullish(),
  })
  .meta({ id: 'RecipeInput' });
export type RecipeInput = z.output<typeof RecipeInput>;

/** More filters of one kind than users need; each costs a database lookup. */
const maxSuggestionIds = 200;
const idsOrSlugs = () => z.array(slugText()).max(maxSuggestionIds).nullish();

/** The filters of a recipe list. Within one kind: any, or all when the matching `requireAll…` is set. */
export const RecipeListQuery = z.object({
  ...searchablePagingQuery,
  categories: idsOrSlugs(),
  tags: idsOrSlugs(),
  tools: idsOrSlugs(),
  foods: idsOrSlugs(),
  households: idsOrSlugs(),
  cookbook: slugText().nullish(),
  requireAllCategories: z.boolean().default(false),
  requireAllTags: z.boolean().default(false),
  requireAllTools: z.boolean().default(false),
  requireAllFoods: z.boolean().default(false),
});
export type RecipeListQuery = z.output<typeof RecipeListQuery>;

/** Categories, any of which a recipe may carry. */
export const RecipesOfCategoriesQuery = RecipeListQuery.pick({ categories: true });

export const RecipePage = buildPageSchema(RecipeSummary).meta({ id: 'RecipePage' });
