import { operations } from '@hearth/contract';
import { findFile, readForm } from '../../../platform/http/input/multipart.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recipeFolder } from '../recipe-files/index.ts';
import { sendPreview } from './preview.routes.ts';
import { sendFile, sendRecipeFile } from './stored-file.routes.ts';
import { deleteRecipeImage, fetchRecipeImage, saveRecipeImage } from './recipe-images.service.ts';

export function recipeImageRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.uploadRecipeImage, async ({ scope, params, request }) => {
    const picture = findFile(await readForm(request), 'image');
    return saveRecipeImage(platform, scope, params.slug, picture);
  });
  routes.member(operations.fetchRecipeImage, async ({ scope, params, body }) => {
    await fetchRecipeImage(platform, scope, params.slug, body.url);
    return null;
  });
  routes.member(operations.deleteRecipeImage, ({ scope, params }) =>
    deleteRecipeImage(platform, scope, params.slug),
  );
  routes.public(operations.getRecipeImage, ({ params, request, reply }) =>
    sendRecipeFile(
      platform,
      {
        recipeId: params.recipe_id,
        key: `${recipeFolder(params.recipe_id)}/images/${params.file_name}`,
      },
      request,
      reply,
    ),
  );
  routes.public(operations.getRecipePreview, ({ params, request, reply }) =>
    sendPreview(platform, params.recipe_id, request, reply),
  );
  routes.public(operations.getUserImage, ({ params, request, reply }) =>
    sendFile(platform, `users/${params.user_id}/${params.file_name}`, request, reply),
  );
}
