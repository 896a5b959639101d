import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  changeAction,
  createAction,
  getAction,
  listActions,
  removeAction,
} from './recipe-actions.service.ts';
import { triggerAction } from './send-recipe.ts';

export function recipeActionRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.listRecipeActions, ({ scope, query }) => listActions(platform, scope, query));
  routes.member(operations.createRecipeAction, ({ scope, body }) => createAction(platform, scope, body));
  routes.member(operations.getRecipeAction, ({ scope, params }) =>
    getAction(platform, scope, params.item_id),
  );
  routes.member(operations.putRecipeAction, ({ scope, params, body }) =>
    changeAction(platform, scope, params.item_id, body),
  );
  routes.member(operations.patchRecipeAction, ({ scope, params, body }) =>
    changeAction(platform, scope, params.item_id, body),
  );
  routes.member(operations.deleteRecipeAction, ({ scope, params }) =>
    removeAction(platform, scope, params.item_id),
  );
  routes.member(operations.triggerRecipeAction, ({ scope, params, body }) =>
    triggerAction(platform, scope, {
      actionId: params.item_id,
      slugOrId: params.recipe_slug,
      scale: body?.recipe_scale ?? 1,
    }),
  );
}
