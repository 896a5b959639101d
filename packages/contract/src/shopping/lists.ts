import * as z from 'zod';
import { dateTime, ignoredList, lineText, uuid } from '../kernel/fields.ts';
import { MultiPurposeLabelSummary, SentIngredient } from '../recipes/ingredients.ts';
import { limits } from '../kernel/limits.ts';
import { makePatchSchema, itemParams, operation } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';
import { RecipeSummary } from '../recipes/recipe-summary.ts';
import { amount, sentExtras, ShoppingListItemOut, storedExtras } from './items.ts';

/** The longest name of a shopping list. */
export const maxListNameLength = 255;

const ShoppingListRecipeRefOut = z
  .object({
    id: uuid(),
    shoppingListId: uuid(),
    recipeId: uuid(),
    recipeQuantity: z.number(),
    recipe: RecipeSummary,
  })
  .meta({ id: 'ShoppingListRecipeRefOut' });

const labelPlace = { shoppingListId: uuid(), labelId: uuid(), id: uuid() };
/** The position of a label in a list. */
export const ShoppingListMultiPurposeLabelUpdate = z
  .object({ ...labelPlace, position: z.int32().default(0) })
  .meta({ id: 'ShoppingListMultiPurposeLabelUpdate' });
export type ShoppingListMultiPurposeLabelUpdate = z.output<typeof ShoppingListMultiPurposeLabelUpdate>;
const ShoppingListMultiPurposeLabelOut = z
  .object({ ...labelPlace, position: z.int(), label: MultiPurposeLabelSummary })
  .meta({ id: 'ShoppingListMultiPurposeLabelOut' });

const stored = {
  name: z.string().nullable(),
  extras: storedExtras(),
  createdAt: dateTime(),
  updatedAt: dateTime(),
  groupId: uuid(),
  userId: uuid(),
  id: uuid(),
  householdId: uuid(),
  recipeReferences: z.array(ShoppingListRecipeRefOut),
  labelSettings: z.array(ShoppingListMultiPurposeLabelOut),
  /** Incremented by each change of the list or of its items. */
  sequence: z.int(),
};
/** A list in collections: without its items, with the number of those that are still to buy. */
export const ShoppingListSummary = z
  .object({ ...stored, toBuy: z.int().optional() })
  .meta({ id: 'ShoppingListSummary' });
export type ShoppingListSummary = z.output<typeof ShoppingListSummary>;
export const ShoppingListOut = z
  .object({ ...stored, listItems: z.array(ShoppingListItemOut) })
  .meta({ id: 'ShoppingListOut' });
export type ShoppingListOut = z.output<typeof ShoppingListOut>;

const written = {
  name: z.string().max(maxListNameLength).nullish(),
  extras: sentExtras().nullish(),
  createdAt: dateTime().nullish(),
  update_at: dateTime().nullish(),
};
export const ShoppingListCreate = z.object(written).meta({ id: 'ShoppingListCreate' });
export type ShoppingListCreate = z.output<typeof ShoppingListCreate>;
/**
 * Absent fields keep their values. Items are changed by their own routes; an empty list of items deletes all.
 */
export const ShoppingListUpdate = z
  .object({
    ...written,
    groupId: uuid(),
    userId: uuid(),
    id: uuid(),
    listItems: ignoredList().optional(),
  })
  .meta({ id: 'ShoppingListUpdate' });
export const ShoppingListPatch = makePatchSchema(ShoppingListUpdate, 'ShoppingListPatch');
export type ShoppingListPatch = z.output<typeof ShoppingListPatch>;

/** An ingredient to add, with the name of the recipe within that has it: an addition of our own. */
const AddedIngredient = z
  .object({ ...SentIngredient.shape, fromRecipe: lineText().nullish() })
  .meta({ id: 'ShoppingListAddedIngredient' });

const added = {
  recipeIncrementQuantity: amount().min(0).default(1),
  recipeIngredients: z.array(AddedIngredient).max(limits.ingredients).nullish(),
};
/** The scale of a recipe, and its ingredients if not all are added unchanged. */
export const ShoppingListAddRecipeParams = z.object(added).meta({ id: 'ShoppingListAddRecipeParams' });
export type ShoppingListAddRecipeParams = z.output<typeof ShoppingListAddRecipeParams>;
export const ShoppingListAddRecipeParamsBulk = z
  .object({ ...added, recipeId: uuid() })
  .meta({ id: 'ShoppingListAddRecipeParamsBulk' });
export type ShoppingListAddRecipeParamsBulk = z.output<typeof ShoppingListAddRecipeParamsBulk>;
const ShoppingListRemoveRecipeParams = z
  .object({ recipeDecrementQuantity: amount().min(0).default(1) })
  .meta({ id: 'ShoppingListRemoveRecipeParams' });

const base = {
  tags: ['Households: Shopping Lists'],
  access: 'member' as const,
  path: '/api/households/shopping/lists' as const,
};
const one = {
  ...base,
  path: '/api/households/shopping/lists/{item_id}' as const,
  params: itemParams,
  answer: ShoppingListOut,
};
/** Keys of things in their order: the id of the food, or else `: ` and the note in lower case. */
export const LearnedOrder = z.object({ things: z.array(z.string()) }).meta({ id: 'LearnedOrder' });
export type LearnedOrder = z.output<typeof LearnedOrder>;

const recipeParams = z.object({ item_id: z.guid(), recipe_id: z.guid() });

export const shoppingListOperations = {
  listShoppingLists: operation({
    ...base,
    method: 'GET',
    summary: 'Shopping lists of the household, without their items',
    query: PagingQuery,
    answer: buildPageSchema(ShoppingListSummary).meta({ id: 'ShoppingListPagination' }),
  }),
  createShoppingList: operation({
    ...base,
    method: 'POST',
    summary: 'Create a shopping list; it belongs to the caller',
    body: ShoppingListCreate,
    status: 201,
    answer: ShoppingListOut,
  }),
  getShoppingList: operation({ ...one, method: 'GET', summary: 'One shopping list with its items' }),
  putShoppingList: operation({
    ...one,
    method: 'PUT',
    summary: 'Change name, owner or extras of a list; an empty list of items empties it',
    body: ShoppingListUpdate,
  }),
  patchShoppingList: operation({
    ...one,
    method: 'PATCH',
    summary: 'Change the fields sent of a list',
    body: ShoppingListPatch,
  }),
  deleteShoppingList: operation({ ...one, method: 'DELETE', summary: 'Delete a list with its items' }),
  getLearnedOrder: operation({
    ...one,
    path: '/api/households/shopping/lists/{item_id}/learned-order',
    method: 'GET',
    summary: 'The order of the shop, learned from the order in which the household ticks items',
    answer: LearnedOrder,
  }),
  putShoppingListLabels: operation({
    ...one,
    path: '/api/households/shopping/lists/{item_id}/label-settings',
    method: 'PUT',
    summary: 'Set the order of the labels in a list',
    body: z.array(ShoppingListMultiPurposeLabelUpdate).max(limits.labelSettings),
  }),
  addRecipesToShoppingList: operation({
    ...one,
    path: '/api/households/shopping/lists/{item_id}/recipe',
    method: 'POST',
    summary: 'Add the ingredients of several recipes: all or none',
    body: z.array(ShoppingListAddRecipeParamsBulk).max(limits.shoppingRecipes),
  }),
  addRecipeToShoppingList: operation({
    ...one,
    path: '/api/households/shopping/lists/{item_id}/recipe/{recipe_id}',
    method: 'POST',
    summary: 'Add the ingredients of a recipe',
    params: recipeParams,
    body: ShoppingListAddRecipeParams.nullish(),
  }),
  removeRecipeFromShoppingList: operation({
    ...one,
    path: '/api/households/shopping/lists/{item_id}/recipe/{recipe_id}/delete',
    method: 'POST',
    summary: 'Remove a recipe and the amounts that it added',
    params: recipeParams,
    body: ShoppingListRemoveRecipeParams.nullish(),
  }),
};
