import * as z from 'zod';
import { dateTime, extras, longestOrganizerName, uuid } from './fields.ts';

/** Schemas of an ingredient and of the unit and food it names, as sent and as answered. */

const alias = z.object({ name: z.string().max(longestOrganizerName) });

/** What a unit is, besides its id. */
export const unitFields = {
  name: z.string(),
  pluralName: z.string().nullish(),
  description: z.string().default(''),
  extras: extras().nullish(),
  onHand: z.boolean().default(false),
  fraction: z.boolean().default(true),
  abbreviation: z.string().default(''),
  pluralAbbreviation: z.string().nullish(),
  useAbbreviation: z.boolean().default(false),
  aliases: z.array(alias).default([]),
};

/** What a food is, besides its id. */
export const foodFields = {
  name: z.string(),
  pluralName: z.string().nullish(),
  description: z.string().default(''),
  extras: extras().nullish(),
  onHand: z.boolean().default(false),
  labelId: uuid().nullish(),
  aliases: z.array(alias).default([]),
};

const stamps = { createdAt: dateTime().nullable(), updatedAt: dateTime().nullable() };

export const IngredientUnit = z
  .object({ id: uuid(), ...unitFields, ...stamps })
  .meta({ id: 'IngredientUnit' });
export type IngredientUnit = z.output<typeof IngredientUnit>;
export const MultiPurposeLabelSummary = z
  .object({ name: z.string(), color: z.string(), groupId: uuid(), id: uuid() })
  .meta({ id: 'MultiPurposeLabelSummary' });
export const IngredientFood = z
  .object({
    id: uuid(),
    ...foodFields,
    label: MultiPurposeLabelSummary.nullable(),
    householdsWithIngredientFood: z.array(z.string()),
    ...stamps,
  })
  .meta({ id: 'IngredientFood' });
export type IngredientFood = z.output<typeof IngredientFood>;

export const SentUnit = z
  .object({
    id: uuid().nullish(),
    ...unitFields,
    createdAt: dateTime().nullish(),
    update_at: dateTime().nullish(),
  })
  .meta({ id: 'IngredientUnitIn', emptyIdIsNull: true });
export const SentFood = z
  .object({
    id: uuid().nullish(),
    ...foodFields,
    label: MultiPurposeLabelSummary.partial().nullish(),
    createdAt: dateTime().nullish(),
    update_at: dateTime().nullish(),
  })
  .meta({ id: 'IngredientFoodIn', emptyIdIsNull: true });

const ingredientText = {
  note: z.string().nullish(),
  isFood: z.boolean().nullish(),
  disableAmount: z.boolean().optional(),
  display: z.string().optional(),
  title: z.string().nullish(),
  originalText: z.string().nullish(),
};

export const SentIngredient = z
  .object({
    quantity: z.number().nullish().meta({ emptyIsNull: true }),
    unit: z.union([SentUnit, z.string()]).nullish(),
    food: z.union([SentFood, z.string()]).nullish(),
    ...ingredientText,
    referenceId: uuid().optional(),
    referencedRecipe: z.unknown().optional(),
  })
  .meta({ id: 'RecipeIngredientIn' });

export const RecipeIngredient = z
  .object({
    quantity: z.number().nullable(),
    unit: IngredientUnit.nullable(),
    food: IngredientFood.nullable(),
    note: z.string().nullable(),
    isFood: z.boolean().nullable(),
    disableAmount: z.boolean(),
    display: z.string(),
    title: z.string().nullable(),
    originalText: z.string().nullable(),
    referenceId: uuid(),
    referencedRecipe: z.unknown().nullable(),
  })
  .meta({ id: 'RecipeIngredient' });
export type RecipeIngredient = z.output<typeof RecipeIngredient>;
