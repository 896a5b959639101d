import * as z from 'zod';
import { date, dateTime, uuid } from '../kernel/fields.ts';

/** Schemas of a recipe as lists carry it. */

const organizer = { id: uuid(), name: z.string(), slug: z.string() };

export const RecipeCategory = z.object({ ...organizer, groupId: uuid() }).meta({ id: 'RecipeCategory' });
export const RecipeTag = z.object({ ...organizer, groupId: uuid() }).meta({ id: 'RecipeTag' });
/** `onHand` speaks of the caller's household; `householdsWithTool` lists the slugs of all that have it. */
export const RecipeTool = z
  .object({ ...organizer, groupId: uuid(), onHand: z.boolean(), householdsWithTool: z.array(z.string()) })
  .meta({ id: 'RecipeTool' });

/** The fields of a recipe that lists carry as well. */
export const summaryFields = {
  id: uuid(),
  userId: uuid(),
  householdId: uuid(),
  groupId: uuid(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  recipeServings: z.number(),
  recipeYieldQuantity: z.number(),
  recipeYield: z.string().nullable(),
  totalTime: z.string().nullable(),
  prepTime: z.string().nullable(),
  cookTime: z.string().nullable(),
  performTime: z.string().nullable(),
  description: z.string().nullable(),
  recipeCategory: z.array(RecipeCategory),
  tags: z.array(RecipeTag),
  tools: z.array(RecipeTool),
  rating: z.number().nullable(),
  orgURL: z.string().nullable(),
  dateAdded: date().nullable(),
  dateUpdated: dateTime().nullable(),
  createdAt: dateTime().nullable(),
  updatedAt: dateTime().nullable(),
  lastMade: dateTime().nullable(),
};

export const RecipeSummary = z.object(summaryFields).meta({ id: 'RecipeSummary' });
export type RecipeSummary = z.output<typeof RecipeSummary>;

/** A recipe that another one has as an ingredient. One that waits in the trash is still named. */
export const ReferencedRecipe = z
  .object({ ...summaryFields, inTrash: z.boolean() })
  .meta({ id: 'ReferencedRecipe' });
export type ReferencedRecipe = z.output<typeof ReferencedRecipe>;
