import { operations } from '@hearth/contract';
import { publicScope } from '../../../platform/db/scope.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { computedNutritionForVisitors, visitorReadings } from '../computed-nutrition/index.ts';
import { cupWeightsIn } from '../cup-weights/index.ts';
import { archiveWithInner, sendArchive } from '../exports/index.ts';
import {
  createShareToken,
  getShareToken,
  listShareTokens,
  removeShareToken,
} from './share-tokens.service.ts';
import { readSharedRecipe } from './shared-recipe.ts';

export function sharingRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listShareTokens, ({ scope, query }) =>
    listShareTokens(platform, scope, query.recipe_id ?? null),
  );
  routes.member(operations.createShareToken, ({ scope, body }) =>
    createShareToken(platform, scope, { recipeId: body.recipeId, expiresAt: body.expiresAt ?? null }),
  );
  routes.member(operations.getShareToken, ({ scope, params }) =>
    getShareToken(platform, scope, params.item_id),
  );
  routes.member(operations.deleteShareToken, ({ scope, params }) =>
    removeShareToken(platform, scope, params.item_id),
  );
  routes.public(operations.getSharedRecipe, ({ params }) => readSharedRecipe(platform, params.token_id));
  routes.public(operations.getSharedRecipeZip, async ({ params, reply }) => {
    const recipe = await readSharedRecipe(platform, params.token_id);
    return sendArchive(
      reply,
      recipe.slug,
      await archiveWithInner(platform, publicScope(recipe.groupId), recipe),
    );
  });
  readingRoutes(routes, platform);
}

/** Nutrition and weights computed from the ingredients of a shared recipe. */
function readingRoutes(routes: Routes, platform: Platform): void {
  const readings = visitorReadings(platform);
  routes.public(operations.getSharedRecipeNutrition, async ({ params, locale, request }) => {
    readings.count(request.ip);
    const recipe = await readSharedRecipe(platform, params.token_id);
    return computedNutritionForVisitors(platform, { recipe, locale });
  });
  routes.public(operations.getSharedRecipeCupWeights, async ({ params, locale, request }) => {
    readings.count(request.ip);
    return cupWeightsIn(await readSharedRecipe(platform, params.token_id), locale);
  });
}
