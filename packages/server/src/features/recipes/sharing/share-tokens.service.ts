import { type RecipeShareTokenSummary, shareLinkDays } from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { storedInstant, wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { AppError, fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRecipe } from '../documents/index.ts';
import { requireRecipe } from '../recipe/index.ts';
import {
  deleteShareToken,
  deleteTokensBefore,
  findShareToken,
  findShareTokens,
  insertShareToken,
} from './share-tokens.repository.ts';
import type { RecipeShareTokenRow } from './share-tokens.tables.ts';

const dayMs = 86_400_000;
/** How long an expired link can still be seen in the list of links. */
const keptDays = 30;

/** Links of the group, or of one of its recipes, newest first, expired ones as well. */
export async function listShareTokens(
  platform: Platform,
  scope: MemberScope,
  recipeId: string | null,
): Promise<RecipeShareTokenSummary[]> {
  return (await findShareTokens(platform.database.read(scope), recipeId)).map(presentToken);
}

/**
 * Makes a link to a recipe of the group, good for thirty days unless the caller says otherwise.
 * @throws AppError `referenceUnknown` for a recipe that the group does not have
 */
export async function createShareToken(
  platform: Platform,
  scope: MemberScope,
  given: { recipeId: string; expiresAt: string | null },
) {
  const id = platform.random.uuid();
  const now = platform.clock.now();
  const row = await platform.database.write(scope, async (tx) => {
    const recipe = await requireRecipe(tx, given.recipeId).catch(notSavedHere);
    const token: RecipeShareTokenRow = {
      id,
      group_id: scope.groupId,
      recipe_id: recipe.id,
      expires_at: given.expiresAt ?? storedInstant(new Date(now.getTime() + shareLinkDays * dayMs)),
      created_at: storedInstant(now),
    };
    await insertShareToken(tx, token);
    return token;
  });
  await platform.endedKeys.add('share link', [row.id]);
  return withRecipe(platform, scope, row);
}

/** @throws AppError `itemNotFound` */
export async function getShareToken(platform: Platform, scope: MemberScope, id: string) {
  const row = await findShareToken(platform.database.read(scope), id);
  return withRecipe(platform, scope, required(row, 'itemNotFound'));
}

/**
 * Revokes a link and returns it.
 * @throws AppError `itemGone` when there is none
 */
export async function removeShareToken(platform: Platform, scope: MemberScope, id: string | null) {
  const row = await platform.database.write(scope, async (tx) => {
    const token = required(await findShareToken(tx, id ?? ''), 'itemGone');
    await deleteShareToken(tx, token.id);
    return token;
  });
  return withRecipe(platform, scope, row);
}

/** Forgets links that expired long ago. */
export async function purgeShareTokens({ database, clock }: Platform): Promise<void> {
  const before = storedInstant(new Date(clock.now().getTime() - keptDays * dayMs));
  await database.write(systemScope('delete expired share links'), (tx) => deleteTokensBefore(tx, before));
}

async function withRecipe(platform: Platform, scope: MemberScope, row: RecipeShareTokenRow) {
  return { ...presentToken(row), recipe: await readRecipe(platform, scope, row.recipe_id) };
}

function presentToken(row: RecipeShareTokenRow): RecipeShareTokenSummary {
  return {
    recipeId: row.recipe_id,
    expiresAt: wireInstant(row.expires_at),
    groupId: row.group_id,
    id: row.id,
    createdAt: wireInstant(row.created_at),
  };
}

/** These routes treat a missing recipe like any value that cannot be saved. */
function notSavedHere(error: unknown): never {
  if (error instanceof AppError && error.code === 'recipeNotFound')
    return fail('referenceUnknown', { field: 'recipeId' }, error);
  throw error;
}
