import type { Page, PagingQuery, RecipeComment } from '@hearth/contract';
import { mayEditComment } from '@hearth/domain/people/policies';
import { listPageLinks } from '@hearth/domain/search/paging';
import { mapInTurns } from '../../../platform/concurrency/map-in-turns.ts';
import type { Tx } from '../../../platform/db/database.ts';
import {
  recordChangedRecipes,
  bumpLibraryRevision,
} from '../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { storedInstant, wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { fail, required } from '../../../platform/errors/app-error.ts';
import { pageEnvelope } from '../../../platform/paging/page-envelope.ts';
import { createOnce } from '../../../platform/idempotency/create-once.ts';
import type { Platform } from '../../../platform/platform.ts';
import { refreshComments } from '../documents/index.ts';
import { requireRecipe } from '../recipe/index.ts';
import {
  type CommentRow,
  deleteComment,
  findComment,
  findComments,
  findCommentsOn,
  insertComment,
  updateComment,
} from './comments.repository.ts';

/** One page of the comments on all recipes of the group. */
export async function listComments(
  platform: Platform,
  scope: MemberScope,
  query: PagingQuery,
): Promise<Page<RecipeComment>> {
  const reader = platform.database.read(scope);
  const { window, rows } = await findComments(reader, query, platform.clock.now());
  const comments = await mapInTurns(rows, presentComment);
  return pageEnvelope(window, listPageLinks('/comments', query, window), comments);
}

/**
 * Comments on a recipe, oldest first.
 * @throws AppError `recipeNotFound`
 */
export async function listCommentsOn(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
): Promise<RecipeComment[]> {
  const reader = platform.database.read(scope);
  const { id } = await requireRecipe(reader, slugOrId);
  return (await findCommentsOn(reader, id)).map(presentComment);
}

/** @throws AppError `itemNotFound` */
export async function getComment(platform: Platform, scope: MemberScope, id: string): Promise<RecipeComment> {
  return presentComment(required(await findComment(platform.database.read(scope), id), 'itemNotFound'));
}

/**
 * Comments on a recipe of the group, in the caller's name. Where comments are switched off pages do not show them;
 * clients of the contract may write them nevertheless.
 * @throws AppError `recipeNotFound`
 */
export async function createComment(
  platform: Platform,
  scope: MemberScope,
  given: NewComment,
  idempotencyKey: string | null = null,
): Promise<RecipeComment> {
  return platform.database.write(scope, async (tx) => {
    const id = await createOnce(platform, tx, idempotencyKey, () => storeComment(platform, tx, given));
    return presentComment(required(await findComment(tx, id), 'itemNotFound'));
  });
}

interface NewComment {
  readonly slugOrId: string;
  readonly text: string;
}

async function storeComment(
  platform: Platform,
  open: Tx<MemberScope>,
  { slugOrId, text }: NewComment,
): Promise<string> {
  const id = platform.random.uuid();
  const tx = await bumpLibraryRevision(open);
  const recipe = await requireRecipe(tx, slugOrId);
  recordChangedRecipes(tx, [recipe.id]);
  const created_at = storedInstant(platform.clock.now());
  await insertComment(tx, { id, recipe_id: recipe.id, user_id: tx.scope.userId, text, created_at });
  await refreshComments(tx, recipe.id);
  return id;
}

/**
 * Changes the text of a comment, if one is sent.
 * @throws AppError `itemNotFound`, `notOwnComment`
 */
export async function changeComment(
  platform: Platform,
  scope: MemberScope,
  id: string,
  text: string | undefined,
): Promise<RecipeComment> {
  return platform.database.write(scope, async (tx) => {
    const comment = await requireOwn(tx, id);
    if (text === undefined) return presentComment(comment);
    const updated_at = storedInstant(platform.clock.now());
    await updateComment(tx, id, { text, updated_at });
    await refreshComments(tx, comment.recipe_id);
    return presentComment({ ...comment, text, updated_at });
  });
}

/** @throws AppError `itemNotFound`, `notOwnComment` */
export async function removeComment(platform: Platform, scope: MemberScope, id: string): Promise<void> {
  await platform.database.write(scope, async (tx) => {
    const comment = await requireOwn(tx, id);
    await deleteComment(tx, id);
    await refreshComments(tx, comment.recipe_id);
  });
}

async function requireOwn(tx: Tx<MemberScope>, id: string): Promise<CommentRow> {
  await bumpLibraryRevision(tx);
  const comment = required(await findComment(tx, id), 'itemNotFound');
  recordChangedRecipes(tx, [comment.recipe_id]);
  const actor = { userId: tx.scope.userId, admin: tx.scope.rights.admin };
  return mayEditComment(actor, { userId: comment.user_id }) ? comment : fail('notOwnComment');
}

function presentComment(row: CommentRow): RecipeComment {
  return {
    recipeId: row.recipe_id,
    text: row.text,
    id: row.id,
    createdAt: wireInstant(row.created_at),
    updatedAt: wireInstant(row.updated_at),
    userId: row.user_id,
    user: {
      id: row.user_id,
      username: row.username,
      admin: row.admin === 1,
      fullName: row.full_name,
    },
  };
}
