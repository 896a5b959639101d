import * as z from 'zod';
import { operation, slugParams } from '../kernel/operation.ts';

const value = () => z.number().nullable();

/**
 * Amounts under the names of `Nutrition`: kilocalories for calories, milligrams for cholesterol and sodium, grams for
 * all else. Null where the table does not know one of the foods well enough. Trans fat is not in the table.
 */
export const ComputedNutrients = z
  .object({
    calories: value(),
    carbohydrateContent: value(),
    cholesterolContent: value(),
    fatContent: value(),
    fiberContent: value(),
    proteinContent: value(),
    saturatedFatContent: value(),
    sodiumContent: value(),
    sugarContent: value(),
    unsaturatedFatContent: value(),
  })
  .meta({ id: 'ComputedNutrients' });
export type ComputedNutrients = z.output<typeof ComputedNutrients>;

/** Why an ingredient is not in the sum. */
export const NutritionLeftOutReason = z
  .enum(['no-amount', 'unknown-food', 'unknown-weight'])
  .meta({ id: 'NutritionLeftOutReason' });

/** How many ingredients are in the sum, how many the recipe has, and the others as the recipe writes them. */
const NutritionCoverage = z
  .object({
    counted: z.int(),
    total: z.int(),
    leftOut: z.array(z.object({ text: z.string(), reason: NutritionLeftOutReason })),
  })
  .meta({ id: 'NutritionCoverage' });

/**
 * Nutrition that is computed from the ingredients; both amounts are null where no ingredient could be counted.
 * `perServing` is null as well where the recipe does not say how many it serves.
 */
export const ComputedNutrition = z
  .object({
    perRecipe: ComputedNutrients.nullable(),
    perServing: ComputedNutrients.nullable(),
    servings: z.number().nullable(),
    coverage: NutritionCoverage,
    source: z.string(),
  })
  .meta({ id: 'ComputedNutrition' });
export type ComputedNutrition = z.output<typeof ComputedNutrition>;

export const computedNutritionOperations = {
  getComputedNutrition: operation({
    method: 'GET',
    path: '/api/recipes/{slug}/nutrition/computed',
    tags: ['Recipe: Nutrition'],
    summary: 'Nutrition computed from the ingredients; what the recipe states stays as it is',
    access: 'member',
    params: slugParams,
    answer: ComputedNutrition,
  }),
};
