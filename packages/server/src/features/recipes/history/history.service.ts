import type { Recipe, RecipeComparison, RecipeState } from '@hearth/contract';
import { changedFields, pickContent, type RecipeContent } from '@hearth/domain/recipes/history';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changedFieldsJson } from '../recorded-states/index.ts';
import { readContent, readRecipe } from '../documents/index.ts';
import { findStateDocument, findStates, type StateRow } from './history.repository.ts';

/**
 * States that a recipe has been in, newest first; a recipe that was never changed has none.
 * @throws AppError `recipeNotFound`
 */
export async function listHistory(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
): Promise<RecipeState[]> {
  const { id } = await readRecipe(platform, scope, slugOrId);
  const states = await findStates(platform.database.read(scope), id);
  return states.map((state, index) => presentState(state, index === 0));
}

/**
 * What differs between two states of a recipe.
 * @throws AppError `recipeNotFound`, `itemNotFound`
 */
export async function compareStates(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
  ids: { from: string; to: string },
): Promise<RecipeComparison> {
  const recipe = await readRecipe(platform, scope, slugOrId);
  const from = await findState(platform, scope, recipe, ids.from);
  const to = await findState(platform, scope, recipe, ids.to);
  const fields = changedFields(from.content, to.content);
  return {
    from: from.state,
    to: to.state,
    fields: fields.map((field) => ({ field, before: from.content[field], after: to.content[field] })),
  };
}

/**
 * One state of a recipe with its content. The newest is the recipe itself.
 * @throws AppError `itemNotFound`
 */
export async function findState(
  platform: Platform,
  scope: MemberScope,
  recipe: Recipe,
  id: string,
): Promise<{ state: RecipeState; content: RecipeContent }> {
  const reader = platform.database.read(scope);
  const states = await findStates(reader, recipe.id);
  const row = required(
    states.find((one) => one.id === id),
    'itemNotFound',
  );
  const document = await findStateDocument(reader, id);
  const content = document === null ? pickContent(recipe) : readContent(document);
  return { state: presentState(row, row.id === states[0]?.id), content };
}

function presentState(row: StateRow, isCurrent: boolean): RecipeState {
  const { user_id: userId, username, full_name: fullName } = row;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind as RecipeState['kind'],
    changed: changedFieldsJson.parse(row.changed),
    user: userId === null || username === null ? null : { id: userId, username, fullName: fullName ?? '' },
    begunAt: wireInstant(row.begun_at),
    endedAt: wireInstant(row.ended_at),
    isCurrent,
  };
}
