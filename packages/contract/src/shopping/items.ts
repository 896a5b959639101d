import * as z from 'zod';
import { boundedRecord, dateTime, lineText, uuid } from '../kernel/fields.ts';
import {
  IngredientFood,
  IngredientUnit,
  MultiPurposeLabelSummary,
  SentFood,
  SentUnit,
} from '../recipes/ingredients.ts';
import { limits } from '../kernel/limits.ts';
import { itemParams, operation } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';
import { SuccessResponse } from '../people/self.ts';

/** The largest quantity of an item. */
export const maxAmount = 1e9;
/** The longest note of an item. */
export const maxItemNoteLength = limits.lineLength;

/** The quantity of an item. */
export const amount = () => z.number().min(-maxAmount).max(maxAmount);

/** Extras as sent: numbers and flags become texts, null stays null. */
export const sentExtras = () =>
  boundedRecord(z.union([z.string().max(limits.textLength), z.number(), z.boolean(), z.null()]));
/** Extras as they are stored. */
export const storedExtras = () => z.record(z.string(), z.string().nullable());
export type SentExtras = z.output<ReturnType<typeof sentExtras>>;
export type StoredExtras = z.output<ReturnType<typeof storedExtras>>;

/** The recipes within that bring the share of a recipe: their names, and null for the recipe's own lines beside them. */
const fromRecipes = () => z.array(lineText().nullable()).max(limits.shoppingRecipes);

const SentRecipeReference = z
  .object({
    recipeId: uuid(),
    recipeQuantity: amount().default(0),
    recipeScale: amount().nullish().default(1),
    recipeNote: lineText().nullish(),
    id: uuid().nullish(),
    shoppingListItemId: uuid().nullish(),
    /** An addition of our own; without it a stored reference keeps its names. */
    fromRecipes: fromRecipes().optional(),
  })
  .meta({ id: 'ShoppingListItemRecipeRefCreate' });
export type SentRecipeReference = z.output<typeof SentRecipeReference>;

const ShoppingListItemRecipeRefOut = z
  .object({
    recipeId: uuid(),
    recipeQuantity: z.number(),
    recipeScale: z.number().nullable(),
    recipeNote: z.string().nullable(),
    id: uuid(),
    shoppingListItemId: uuid(),
    fromRecipes: fromRecipes(),
  })
  .meta({ id: 'ShoppingListItemRecipeRefOut' });

/** Without a default, an absent field keeps its value, or is empty in a new item. */
const written = {
  unit: SentUnit.nullish(),
  food: SentFood.nullish(),
  note: z.string().max(maxItemNoteLength).nullish(),
  /** The line as it was typed, or as its recipe has it: an addition of our own, which other clients leave out. */
  originalText: lineText().nullish(),
  isFood: z.boolean().optional(),
  disableAmount: z.boolean().nullish(),
  display: lineText().optional(),
  shoppingListId: uuid(),
  checked: z.boolean().optional(),
  position: z.int32().optional(),
  foodId: uuid().nullish(),
  labelId: uuid().nullish(),
  unitId: uuid().nullish(),
  extras: sentExtras().nullish(),
  recipeReferences: z.array(SentRecipeReference).max(limits.shoppingRecipes).optional(),
};

/** The sent id is used if it is an unused UUID. */
export const ShoppingListItemCreate = z
  .object({ ...written, quantity: amount().default(1), id: uuid().nullish().catch(null) })
  .meta({ id: 'ShoppingListItemCreate' });
export type ShoppingListItemCreate = z.output<typeof ShoppingListItemCreate>;
export const ShoppingListItemUpdate = z
  .object({ ...written, quantity: amount().optional() })
  .meta({ id: 'ShoppingListItemUpdate' });
export const ShoppingListItemPatch = z
  .object({ ...written, quantity: amount().optional(), shoppingListId: uuid().optional() })
  .meta({ id: 'ShoppingListItemPatch' });
export type ShoppingListItemPatch = z.output<typeof ShoppingListItemPatch>;
export const ShoppingListItemUpdateBulk = z
  .object({ ...written, quantity: amount().optional(), id: uuid() })
  .meta({ id: 'ShoppingListItemUpdateBulk' });

export const ShoppingListItemOut = z
  .object({
    quantity: z.number(),
    unit: IngredientUnit.nullable(),
    food: IngredientFood.nullable(),
    note: z.string(),
    originalText: z.string().nullable(),
    isFood: z.boolean(),
    disableAmount: z.boolean(),
    display: z.string(),
    shoppingListId: uuid(),
    checked: z.boolean(),
    position: z.int(),
    foodId: uuid().nullable(),
    labelId: uuid().nullable(),
    unitId: uuid().nullable(),
    extras: storedExtras(),
    id: uuid(),
    groupId: uuid(),
    householdId: uuid(),
    label: MultiPurposeLabelSummary.nullable(),
    recipeReferences: z.array(ShoppingListItemRecipeRefOut),
    createdAt: dateTime(),
    updatedAt: dateTime(),
  })
  .meta({ id: 'ShoppingListItemOut' });
export type ShoppingListItemOut = z.output<typeof ShoppingListItemOut>;

/** The items that a request created, updated and deleted. */
export const ShoppingListItemsCollectionOut = z
  .object({
    createdItems: z.array(ShoppingListItemOut),
    updatedItems: z.array(ShoppingListItemOut),
    deletedItems: z.array(ShoppingListItemOut),
  })
  .meta({ id: 'ShoppingListItemsCollectionOut' });
export type ShoppingListItemsCollectionOut = z.output<typeof ShoppingListItemsCollectionOut>;

const base = {
  tags: ['Households: Shopping List Items'],
  access: 'member' as const,
  path: '/api/households/shopping/items' as const,
};
const one = { ...base, path: '/api/households/shopping/items/{item_id}' as const, params: itemParams };

export const shoppingItemOperations = {
  listShoppingItems: operation({
    ...base,
    method: 'GET',
    summary: 'Items of all shopping lists of the household',
    query: PagingQuery,
    answer: buildPageSchema(ShoppingListItemOut).meta({ id: 'ShoppingListItemPagination' }),
  }),
  createShoppingItem: operation({
    ...base,
    method: 'POST',
    summary: 'Add an item, or merge it into an equal one',
    body: ShoppingListItemCreate,
    status: 201,
    answer: ShoppingListItemsCollectionOut,
  }),
  createShoppingItems: operation({
    ...base,
    path: '/api/households/shopping/items/create-bulk',
    method: 'POST',
    summary: 'Add several items: all or none',
    body: z.array(ShoppingListItemCreate).max(limits.shoppingItems),
    status: 201,
    answer: ShoppingListItemsCollectionOut,
  }),
  putShoppingItems: operation({
    ...base,
    method: 'PUT',
    summary: 'Change several items; equal ones are merged',
    body: z.array(ShoppingListItemUpdateBulk).max(limits.shoppingItems),
    answer: ShoppingListItemsCollectionOut,
  }),
  deleteShoppingItems: operation({
    ...base,
    method: 'DELETE',
    summary: 'Delete items',
    query: z.object({ ids: z.array(uuid()).max(limits.shoppingItems).default([]) }),
    answer: SuccessResponse,
  }),
  getShoppingItem: operation({ ...one, method: 'GET', summary: 'One item', answer: ShoppingListItemOut }),
  putShoppingItem: operation({
    ...one,
    method: 'PUT',
    summary: 'Change an item',
    body: ShoppingListItemUpdate,
    answer: ShoppingListItemsCollectionOut,
  }),
  patchShoppingItem: operation({
    ...one,
    method: 'PATCH',
    summary: 'Change the fields sent of an item',
    body: ShoppingListItemPatch,
    answer: ShoppingListItemsCollectionOut,
  }),
  deleteShoppingItem: operation({
    ...one,
    method: 'DELETE',
    summary: 'Delete an item',
    answer: SuccessResponse,
  }),
};
