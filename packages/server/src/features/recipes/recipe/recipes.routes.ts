import type { FastifyRequest } from 'fastify';
import { operations, type Recipe } from '@hearth/contract';
import { JsonText } from '../../../platform/http/answers/json-text.ts';
import { ValidationError } from '../../../platform/http/input/validation.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ChangeMode, changeRecipe, changeRecipes } from './write/change-recipe.ts';
import { createRecipe } from './write/create-recipe.ts';
import { duplicateRecipe } from './write/duplicate-recipe.ts';
import { removeRecipe } from './write/remove-recipe.ts';
import { setLastMade } from './write/set-last-made.ts';
import { getRecipe } from '../documents/index.ts';

/** Routes of single recipes, and of changing several at once. */
export function recipeRoutes(routes: Routes, platform: Platform): void {
  for (const operation of [operations.createRecipe, operations.createRecipeTwin]) {
    routes.member(operation, async ({ scope, body, locale, idempotencyKey }) => {
      const { slug } = await createRecipe(platform, scope, body, locale, { idempotencyKey });
      return slug;
    });
  }
  routes.member(operations.getRecipe, ({ scope, params }) => getRecipe(platform, scope, params.slug));
  routes.member(operations.deleteRecipe, ({ scope, params }) => removeRecipe(platform, scope, params.slug));
  routes.member(operations.duplicateRecipe, ({ scope, params, body, locale }) =>
    duplicateRecipe(platform, scope, params.slug, body.name ?? null, locale),
  );
  routes.member(operations.setLastMade, ({ scope, params, body }) =>
    setLastMade(platform, scope, params.slug, body.timestamp),
  );
  changeRoutes(routes, platform);
}

function changeRoutes(routes: Routes, platform: Platform): void {
  const one = (operation: typeof operations.putRecipe | typeof operations.patchRecipe, mode: ChangeMode) =>
    routes.member(operation, ({ scope, params, query, body, request }) =>
      changeRecipe(platform, scope, {
        slugOrId: params.slug,
        input: body,
        mode,
        ifMatch: ifMatch(request),
        isSeparateState: query.separateState,
      }),
    );
  const many = (operation: typeof operations.putRecipes | typeof operations.patchRecipes, mode: ChangeMode) =>
    routes.member(operation, async ({ scope, body }) => {
      const changes = body.map((input, index) => ({
        slugOrId: input.id ?? missingId(index),
        input,
        mode,
        ifMatch: null,
      }));
      const texts = await changeRecipes(platform, scope, changes);
      return new JsonText<Recipe[]>(`[${texts.map(({ text }) => text).join(',')}]`);
    });
  one(operations.putRecipe, 'replace');
  one(operations.patchRecipe, 'patch');
  many(operations.putRecipes, 'replace');
  many(operations.patchRecipes, 'patch');
}

function ifMatch(request: FastifyRequest): string | null {
  return request.headers['if-match'] ?? null;
}

function missingId(index: number): never {
  const loc = ['body', index, 'id'];
  throw new ValidationError([{ type: 'missing', loc, msg: 'Field required', input: {} }]);
}
