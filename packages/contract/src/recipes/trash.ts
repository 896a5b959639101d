import * as z from 'zod';
import { dateTime, uuid } from '../kernel/fields.ts';
import { itemParams, operation } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';
import { Recipe } from './recipes.ts';

/** A deleted recipe. Users who may edit it may restore it or delete it for good. */
export const TrashedRecipe = z
  .object({
    id: uuid(),
    name: z.string(),
    slug: z.string(),
    image: z.string().nullable(),
    deletedAt: dateTime(),
    expiresAt: dateTime(),
    deletedBy: z
      .object({ id: uuid(), username: z.string(), fullName: z.string() })
      .meta({ id: 'TrashUser' })
      .nullable(),
    mayRestore: z.boolean(),
  })
  .meta({ id: 'TrashedRecipe' });
export type TrashedRecipe = z.output<typeof TrashedRecipe>;

const base = { tags: ['Recipe: Trash'], access: 'member' as const };

export const recipeTrashOperations = {
  listTrash: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes/trash/items',
    summary: 'Deleted recipes of the group, the last deleted first',
    query: PagingQuery,
    answer: buildPageSchema(TrashedRecipe).meta({ id: 'TrashPagination' }),
  }),
  restoreTrash: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes/trash/items/{item_id}/restore',
    summary: 'Bring a deleted recipe back whole; its name gets a number when it is taken by now',
    params: itemParams,
    answer: Recipe,
  }),
  deleteTrash: operation({
    ...base,
    method: 'DELETE',
    path: '/api/recipes/trash/items/{item_id}',
    summary: 'Delete a deleted recipe for good',
    params: itemParams,
    answer: z.null(),
  }),
};
