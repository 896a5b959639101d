import * as z from 'zod';
import { slugText, uuid } from '../kernel/fields.ts';
import { makePatchSchema, itemParams, operation } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';

/** The kind of an action: the browser opens a page, or the server sends the recipe to a URL. */
export const GroupRecipeActionType = z.enum(['link', 'post']).meta({ id: 'GroupRecipeActionType' });

const maxTitleLength = 255;
const maxUrlLength = 2000;
const maxScale = 10_000;
const written = {
  actionType: GroupRecipeActionType,
  title: z.string().max(maxTitleLength),
  url: z.string().max(maxUrlLength),
};
const homes = { groupId: uuid(), householdId: uuid() };

export const CreateGroupRecipeAction = z.object(written).meta({ id: 'CreateGroupRecipeAction' });
export type CreateGroupRecipeAction = z.output<typeof CreateGroupRecipeAction>;
const SaveGroupRecipeAction = z.object({ ...written, ...homes }).meta({ id: 'SaveGroupRecipeAction' });
export const GroupRecipeActionOut = z
  .object({
    actionType: GroupRecipeActionType,
    title: z.string(),
    url: z.string(),
    ...homes,
    id: uuid(),
  })
  .meta({ id: 'GroupRecipeActionOut' });
export type GroupRecipeActionOut = z.output<typeof GroupRecipeActionOut>;

/** Ours: the receiver does not respond, and is sent the recipe later. */
const RecipeActionWaiting = z.object({ status: z.literal('waiting') }).meta({ id: 'RecipeActionWaiting' });
export type RecipeActionWaiting = z.output<typeof RecipeActionWaiting>;

/** Addresses of actions may hold passwords of other programs. */
const base = {
  tags: ['Households: Recipe Actions'],
  access: 'member' as const,
  path: '/api/households/recipe-actions' as const,
  readsSecrets: true,
};
const one = { ...base, path: '/api/households/recipe-actions/{item_id}' as const, params: itemParams };

export const recipeActionOperations = {
  listRecipeActions: operation({
    ...base,
    method: 'GET',
    summary: 'What the household does with recipes elsewhere',
    query: PagingQuery,
    answer: buildPageSchema(GroupRecipeActionOut).meta({ id: 'GroupRecipeActionPagination' }),
  }),
  createRecipeAction: operation({
    ...base,
    method: 'POST',
    summary: 'Create a recipe action',
    body: CreateGroupRecipeAction,
    status: 201,
    answer: GroupRecipeActionOut,
  }),
  getRecipeAction: operation({
    ...one,
    method: 'GET',
    summary: 'One recipe action',
    answer: GroupRecipeActionOut,
  }),
  putRecipeAction: operation({
    ...one,
    method: 'PUT',
    summary: 'Change a recipe action',
    body: SaveGroupRecipeAction,
    answer: GroupRecipeActionOut,
  }),
  patchRecipeAction: operation({
    ...one,
    method: 'PATCH',
    summary: 'Change the fields sent of a recipe action',
    body: makePatchSchema(CreateGroupRecipeAction, 'GroupRecipeActionPatch'),
    answer: GroupRecipeActionOut,
  }),
  deleteRecipeAction: operation({
    ...one,
    method: 'DELETE',
    summary: 'Delete a recipe action',
    answer: GroupRecipeActionOut,
  }),
  triggerRecipeAction: operation({
    ...base,
    method: 'POST',
    path: '/api/households/recipe-actions/{item_id}/trigger/{recipe_slug}',
    summary: 'Have the server send a recipe to the address of a post action, now or as soon as it responds',
    params: z.object({ item_id: uuid(), recipe_slug: slugText() }),
    /** How many times the recipe is made; it is passed on to the receiver. */
    body: z
      .object({ recipe_scale: z.number().positive().max(maxScale).default(1) })
      .meta({ id: 'RecipeActionTrigger' })
      .nullish(),
    status: 202,
    /** Null once the recipe has arrived. */
    answer: RecipeActionWaiting.nullable(),
  }),
};
