import * as z from 'zod';
import { shortText, slugText, uuid } from '../kernel/fields.ts';
import { foodFields, IngredientFood, IngredientUnit, unitFields } from '../recipes/ingredients.ts';
import { limits } from '../kernel/limits.ts';
import { makePatchSchema, familyOperation, itemParams, operation } from '../kernel/operation.ts';
import { buildPageSchema, SearchablePagingQuery } from '../kernel/paging.ts';
import { EntryUses } from './uses.ts';
import { SuccessResponse } from '../people/self.ts';

/** Foods and units: what ingredients of recipes are named by. */
export type CatalogEntryKind = 'foods' | 'units';

const name = shortText;
const sentId = { id: uuid().nullish() };

export const CreateIngredientFood = z
  .object({
    ...sentId,
    ...foodFields,
    name: name(),
    pluralName: name().nullish(),
    onHand: z.boolean().optional(),
    householdsWithIngredientFood: z.array(slugText()).max(limits.households).optional(),
  })
  .meta({ id: 'CreateIngredientFood', emptyIdIsNull: true });
export type CreateIngredientFood = z.output<typeof CreateIngredientFood>;

export const CreateIngredientUnit = z
  .object({
    ...sentId,
    ...unitFields,
    name: name(),
    pluralName: name().nullish(),
    abbreviation: name().default(''),
    pluralAbbreviation: name().nullish().default(''),
  })
  .meta({ id: 'CreateIngredientUnit', emptyIdIsNull: true });
export type CreateIngredientUnit = z.output<typeof CreateIngredientUnit>;

const MergeFood = z.object({ fromFood: uuid(), toFood: uuid() }).meta({ id: 'MergeFood' });
const MergeUnit = z.object({ fromUnit: uuid(), toUnit: uuid() }).meta({ id: 'MergeUnit' });

function family<K extends CatalogEntryKind, I extends z.ZodObject, P extends z.ZodType, O extends z.ZodType>(
  kind: K,
  tag: string,
  { input, patch, answer }: { input: I; patch: P; answer: O },
) {
  const path = `/api/${kind}` as const;
  const one = {
    tags: [tag],
    access: 'member' as const,
    path: `${path}/{item_id}` as const,
    params: itemParams,
    answer,
  };
  const base = { tags: [tag], access: 'member' as const, path };
  return {
    list: familyOperation({
      ...base,
      method: 'GET',
      summary: `All ${kind} of the group`,
      query: SearchablePagingQuery,
      answer: buildPageSchema(answer),
    }),
    create: familyOperation({
      ...base,
      method: 'POST',
      summary: `Create one of the ${kind}`,
      body: input,
      status: 201,
      answer,
    }),
    get: familyOperation({ ...one, method: 'GET', summary: `One of the ${kind}` }),
    uses: familyOperation({
      ...one,
      method: 'GET',
      path: `${path}/{item_id}/uses` as const,
      summary: `Which recipes and shopping lists name one of the ${kind}, before it is deleted`,
      answer: EntryUses,
    }),
    put: familyOperation({ ...one, method: 'PUT', summary: `Replace one of the ${kind}`, body: input }),
    patch: familyOperation({ ...one, method: 'PATCH', summary: `Change the fields sent`, body: patch }),
    remove: familyOperation({
      ...one,
      method: 'DELETE',
      summary: `Delete one of the ${kind}; ingredients keep amount, note and its name`,
    }),
  };
}

export const foodFamily = family('foods', 'Recipes: Foods', {
  input: CreateIngredientFood,
  patch: makePatchSchema(CreateIngredientFood, 'IngredientFoodPatch'),
  answer: IngredientFood,
});
export const unitFamily = family('units', 'Recipes: Units', {
  input: CreateIngredientUnit,
  patch: makePatchSchema(CreateIngredientUnit, 'IngredientUnitPatch'),
  answer: IngredientUnit,
});

export const foodOperations = {
  listFoods: foodFamily.list,
  createFood: foodFamily.create,
  mergeFoods: operation({
    method: 'PUT',
    path: '/api/foods/merge',
    tags: ['Recipes: Foods'],
    summary: 'Replace a food by another in every recipe and delete it; its aliases move',
    access: 'member',
    body: MergeFood,
    answer: SuccessResponse,
  }),
  getFood: foodFamily.get,
  getFoodUses: foodFamily.uses,
  putFood: foodFamily.put,
  patchFood: foodFamily.patch,
  deleteFood: foodFamily.remove,
  listUnits: unitFamily.list,
  createUnit: unitFamily.create,
  mergeUnits: operation({
    method: 'PUT',
    path: '/api/units/merge',
    tags: ['Recipes: Units'],
    summary: 'Replace a unit by another in every recipe and delete it; its aliases move',
    access: 'member',
    body: MergeUnit,
    answer: SuccessResponse,
  }),
  getUnit: unitFamily.get,
  getUnitUses: unitFamily.uses,
  putUnit: unitFamily.put,
  patchUnit: unitFamily.patch,
  deleteUnit: unitFamily.remove,
};
