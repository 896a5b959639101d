import * as z from 'zod';
import { requiredText, uuid } from '../kernel/fields.ts';
import { itemParams, operation, slugParams } from '../kernel/operation.ts';
import { PagingQuery, buildPageSchema } from '../kernel/paging.ts';
import { RecipeComment } from './recipes.ts';
import { SuccessResponse } from '../people/self.ts';

/** Longer comments are refused. */
export const maxCommentLength = 20_000;
const commentText = () => requiredText().max(maxCommentLength);

export const RecipeCommentCreate = z
  .object({ recipeId: uuid(), text: commentText() })
  .meta({ id: 'RecipeCommentCreate' });
export const RecipeCommentUpdate = z
  .object({ id: uuid(), text: commentText() })
  .meta({ id: 'RecipeCommentUpdate' });

const base = { tags: ['Recipe: Comments'], access: 'member' as const };

export const commentOperations = {
  listComments: operation({
    ...base,
    method: 'GET',
    path: '/api/comments',
    summary: 'Comments on all recipes of the group',
    query: PagingQuery,
    answer: buildPageSchema(RecipeComment).meta({ id: 'RecipeCommentPagination' }),
  }),
  createComment: operation({
    ...base,
    method: 'POST',
    path: '/api/comments',
    summary: 'Comment on a recipe of the group',
    takesIdempotencyKey: true,
    body: RecipeCommentCreate,
    status: 201,
    answer: RecipeComment,
  }),
  getComment: operation({
    ...base,
    method: 'GET',
    path: '/api/comments/{item_id}',
    summary: 'One comment',
    params: itemParams,
    answer: RecipeComment,
  }),
  updateComment: operation({
    ...base,
    method: 'PUT',
    path: '/api/comments/{item_id}',
    summary: 'Change the text of a comment: its author or an administrator',
    params: itemParams,
    body: RecipeCommentUpdate,
    answer: RecipeComment,
  }),
  patchComment: operation({
    ...base,
    method: 'PATCH',
    path: '/api/comments/{item_id}',
    summary: 'As PUT; without a text nothing changes',
    params: itemParams,
    body: z.object({ text: commentText().optional() }).meta({ id: 'RecipeCommentPatch' }),
    answer: RecipeComment,
  }),
  deleteComment: operation({
    ...base,
    method: 'DELETE',
    path: '/api/comments/{item_id}',
    summary: 'Delete a comment: its author or an administrator',
    params: itemParams,
    answer: SuccessResponse,
  }),
  listCommentsOfRecipe: operation({
    ...base,
    method: 'GET',
    path: '/api/recipes/{slug}/comments',
    summary: 'Comments on a recipe, oldest first',
    params: slugParams,
    answer: z.array(RecipeComment),
  }),
  createCommentOfRecipe: operation({
    ...base,
    method: 'POST',
    path: '/api/recipes/{slug}/comments',
    summary: 'Comment on a recipe',
    params: slugParams,
    takesIdempotencyKey: true,
    body: z.object({ text: commentText() }).meta({ id: 'RecipeCommentText' }),
    status: 201,
    answer: RecipeComment,
  }),
};
