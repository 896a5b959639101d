import { operations, type Recipe } from '@hearth/contract';
import { mayOrganize } from '@hearth/domain/people/policies';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { FileTokens } from '../../site/downloads/index.ts';
import { changeEach, removeEach } from '../recipe/index.ts';
import { readIngredientsOf } from './read-ingredients.service.ts';
import { exportToken, listExports, purgeExports, startExport } from './data-exports.service.ts';

/** Actions on many recipes of the own household at once. */
export function bulkActionRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.bulkTagRecipes, async ({ scope, body }) => {
    await changeEach(platform, scope, body.recipes, ({ tags }: Recipe) => ({
      tags: [...tags, ...body.tags],
    }));
    return null;
  });
  routes.member(operations.bulkCategorizeRecipes, async ({ scope, body }) => {
    await changeEach(platform, scope, body.recipes, ({ recipeCategory }: Recipe) => ({
      recipeCategory: [...recipeCategory, ...body.categories],
    }));
    return null;
  });
  routes.member(operations.bulkSetRecipeSettings, async ({ scope, body }) => {
    const { locked: _locked, ...settings } = body.settings;
    await changeEach(platform, scope, body.recipes, () => ({ settings }));
    return null;
  });
  routes.member(operations.bulkReadIngredients, ({ scope, body }) =>
    readIngredientsOf(platform, scope, body.recipes),
  );
  routes.member(operations.bulkDeleteRecipes, async ({ scope, body }) => {
    await removeEach(platform, scope, body.recipes);
    return null;
  });
  exportRoutes(routes, platform);
}

function exportRoutes(routes: Routes, platform: Platform): void {
  const tokens = new FileTokens(platform.secret);
  routes.member(operations.bulkExportRecipes, async ({ scope, body }) => {
    await startExport(platform, scope, body.recipes);
    return null;
  });
  routes.member(operations.listRecipeExports, ({ scope }) => listExports(platform, scope));
  routes.member(operations.getRecipeExportToken, ({ scope, query }) =>
    exportToken(platform, tokens, scope, { path: query.path }),
  );
  routes.member(operations.downloadRecipeExport, ({ scope, params }) =>
    exportToken(platform, tokens, scope, { id: params.export_id }),
  );
  for (const operation of [operations.purgeRecipeExports, operations.purgeRecipeExportsTwin]) {
    routes.member(operation, async ({ scope }) => {
      if (!mayOrganize(scope.rights)) fail('forbidden');
      const count = await purgeExports(platform, scope);
      return { message: `${count} exports deleted`, error: false };
    });
  }
}
