import * as z from 'zod';
import { shortText, slugText, uuid } from '../kernel/fields.ts';
import { limits } from '../kernel/limits.ts';
import { itemParams, operation, slugParams } from '../kernel/operation.ts';
import { IngredientFood, IngredientUnit } from '../recipes/ingredients.ts';

/**
 * What may be taken in the place of a food: so much of the food is so much of the other. Without amounts it does not say
 * how much; amounts without units are parts of any unit.
 */
export const Substitution = z
  .object({
    id: uuid(),
    quantity: z.number().nullable(),
    unit: IngredientUnit.nullable(),
    substituteQuantity: z.number().nullable(),
    substituteUnit: IngredientUnit.nullable(),
    substituteFood: IngredientFood,
    note: z.string(),
  })
  .meta({ id: 'Substitution' });
export type Substitution = z.output<typeof Substitution>;

const maxAmount = 1_000_000;
const amount = () => z.number().positive().max(maxAmount).nullish().meta({ emptyIsNull: true });
const unitId = () => uuid().nullish().meta({ emptyIsNull: true });

/** A substitution as it is sent. An amount on one side alone says nothing. */
const SentSubstitution = z
  .object({
    quantity: amount(),
    unitId: unitId(),
    substituteQuantity: amount(),
    substituteUnitId: unitId(),
    substituteFoodId: uuid(),
    note: shortText().trim().default(''),
  })
  .refine(
    ({ quantity, substituteQuantity }) => !quantity === !substituteQuantity,
    'amounts on both sides or none',
  )
  .meta({ id: 'SubstitutionIn' });
export type SentSubstitution = z.output<typeof SentSubstitution>;

/** Substitutions in the order in which they are offered. */
export const Substitutions = z
  .object({ substitutions: z.array(Substitution).max(limits.substitutions) })
  .meta({ id: 'Substitutions' });
export type Substitutions = z.output<typeof Substitutions>;

const SentSubstitutions = z
  .object({ substitutions: z.array(SentSubstitution).max(limits.substitutions) })
  .meta({ id: 'SubstitutionsIn' });
/** What may be taken in the place of one line of a recipe. */
const LineSubstitution = z
  .object({
    ...Substitution.shape,
    referenceId: uuid(),
    /** Whether it holds for this line alone, and not for its food everywhere. */
    isHere: z.boolean(),
  })
  .meta({ id: 'LineSubstitution' });
export type LineSubstitution = z.output<typeof LineSubstitution>;

/** The substitutions of all lines of a recipe: those of a line before those of its food. */
export const RecipeSubstitutions = z
  .object({ substitutions: z.array(LineSubstitution) })
  .meta({ id: 'RecipeSubstitutions' });
export type RecipeSubstitutions = z.output<typeof RecipeSubstitutions>;

const lineParams = z.object({ slug: slugText(), reference_id: uuid() });
const ofFood = {
  path: '/api/foods/{item_id}/substitutions' as const,
  tags: ['Recipes: Foods'],
  access: 'member' as const,
  params: itemParams,
  answer: Substitutions,
};
const recipe = { tags: ['Recipe: CRUD'], access: 'member' as const };

export const substitutionOperations = {
  getFoodSubstitutions: operation({
    ...ofFood,
    method: 'GET',
    summary: 'What may be taken in the place of a food, in any recipe',
  }),
  putFoodSubstitutions: operation({
    ...ofFood,
    method: 'PUT',
    summary: 'Replace what may be taken in the place of a food',
    body: SentSubstitutions,
  }),
  getRecipeSubstitutions: operation({
    ...recipe,
    method: 'GET',
    path: '/api/recipes/{slug}/substitutions',
    summary: 'What may be taken in the place of the lines of a recipe',
    params: slugParams,
    answer: RecipeSubstitutions,
  }),
  putLineSubstitutions: operation({
    ...recipe,
    method: 'PUT',
    path: '/api/recipes/{slug}/lines/{reference_id}/substitutions',
    summary: 'Replace what may be taken in the place of one line of a recipe, here alone',
    params: lineParams,
    body: SentSubstitutions,
    answer: Substitutions,
  }),
};
