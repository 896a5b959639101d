import type { Recipe } from '@hearth/contract';
import { canonicalUuid } from '@hearth/domain/text/slugs';
import { publicScope, systemScope } from '../../../platform/db/scope.ts';
import { storedInstant } from '../../../platform/db/values/stored-instant.ts';
import { AppError, fail, required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRecipe } from '../documents/index.ts';
import { findGoodToken } from './share-tokens.repository.ts';

/**
 * The recipe that a link shows, even of a private group, and nothing else of the household: no comments, no
 * tools on hand. An expired, a revoked and a missing link look the same.
 * @throws AppError `shareTokenNotFound`
 */
export async function readSharedRecipe(platform: Platform, token: string): Promise<Recipe> {
  const { database, clock } = platform;
  const id = required(canonicalUuid(token), 'shareTokenNotFound');
  const reader = database.read(systemScope('show a shared recipe'));
  const found = await findGoodToken(reader, id, storedInstant(clock.now()));
  const { group_id: groupId, recipe_id: recipeId } = required(found, 'shareTokenNotFound');
  const scope = publicScope(groupId);
  const recipe = await readRecipe(platform, scope, recipeId).catch(notFoundHere);
  return { ...recipe, comments: [] };
}

/** A recipe that waits in the trash. */
function notFoundHere(error: unknown): never {
  if (error instanceof AppError && error.code === 'recipeNotFound') fail('shareTokenNotFound', {}, error);
  throw error;
}
