import * as z from 'zod';
import { dateTime, extras, lineText, longText, shortText, slugText, uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { ReferencedRecipe } from './recipe-summary.ts';

/** Schemas of an ingredient and of the unit and food it names, as sent and as answered. */

const alias = z.object({ name: shortText() });

/** What a unit can be told in: measures that everyone knows. */
export const StandardUnitName = z
  .enum(['fluid_ounce', 'cup', 'ounce', 'pound', 'milliliter', 'liter', 'gram', 'kilogram'])
  .meta({ id: 'StandardUnitName' });
export type StandardUnitName = z.output<typeof StandardUnitName>;

const maxStandardQuantity = 1_000_000;

/** What a unit is in a standard one, as in `1 jar = 400 gram`; left out, it stays. */
const standardFields = {
  standardQuantity: z.number().positive().max(maxStandardQuantity).nullish().meta({ emptyIsNull: true }),
  standardUnit: StandardUnitName.nullish().meta({ emptyIsNull: true }),
};

/** The fields of a unit except its id. */
export const unitFields = {
  name: shortText(),
  pluralName: shortText().nullish(),
  description: longText().default(''),
  extras: extras().nullish(),
  onHand: z.boolean().default(false),
  fraction: z.boolean().default(true),
  abbreviation: shortText().default(''),
  pluralAbbreviation: shortText().nullish(),
  useAbbreviation: z.boolean().default(false),
  aliases: z.array(alias).max(limits.aliases).default([]),
  ...standardFields,
};

/** The fields of a food except its id. */
export const foodFields = {
  name: shortText(),
  pluralName: shortText().nullish(),
  description: longText().default(''),
  extras: extras().nullish(),
  onHand: z.boolean().default(false),
  labelId: uuid().nullish(),
  aliases: z.array(alias).max(limits.aliases).default([]),
};

const stamps = { createdAt: dateTime().nullable(), updatedAt: dateTime().nullable() };

export const IngredientUnit = z
  .object({ id: uuid(), ...unitFields, ...stamps })
  .meta({ id: 'IngredientUnit' });
export type IngredientUnit = z.output<typeof IngredientUnit>;
export const MultiPurposeLabelSummary = z
  .object({ name: shortText(), color: shortText(), groupId: uuid(), id: uuid() })
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
  note: lineText().nullish(),
  isFood: z.boolean().nullish(),
  disableAmount: z.boolean().optional(),
  display: lineText().optional(),
  title: lineText().nullish(),
  originalText: lineText().nullish(),
};

/** A recipe as an ingredient, by id, by slug, or by its name alone. */
const SentReferencedRecipe = z
  .object({ id: uuid().nullish(), slug: slugText().nullish(), name: lineText().nullish() })
  .meta({ id: 'ReferencedRecipeIn', emptyIdIsNull: true });

export const SentIngredient = z
  .object({
    quantity: z.number().nullish().meta({ emptyIsNull: true }),
    unit: z.union([SentUnit, lineText()]).nullish(),
    food: z.union([SentFood, lineText()]).nullish(),
    ...ingredientText,
    referenceId: uuid().optional(),
    referencedRecipe: z.union([SentReferencedRecipe, lineText()]).nullish(),
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
    referencedRecipe: ReferencedRecipe.nullable(),
  })
  .meta({ id: 'RecipeIngredient' });
export type RecipeIngredient = z.output<typeof RecipeIngredient>;
