import { operations } from '@hearth/contract';
import { fail } from '../../../platform/errors/app-error.ts';
import { findFile, readForm } from '../../../platform/http/input/multipart.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import { isSegment } from '../../../platform/files/store-key.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendRecipeFile } from '../images/index.ts';
import { listAssetFiles } from '../recipe-files/index.ts';
import { assetKey, saveAsset } from './recipe-assets.service.ts';

export function recipeAssetRoutes(routes: Routes, platform: Platform): void {
  routes.member(operations.uploadRecipeAsset, async ({ scope, params, request }) => {
    const form = await readForm(request);
    return saveAsset(platform, scope, params.slug, {
      name: form.fields.get('name') ?? '',
      icon: form.fields.get('icon') ?? '',
      extension: form.fields.get('extension') ?? '',
      file: findFile(form, 'file'),
    });
  });
  routes.public(operations.getRecipeAsset, async ({ params, request, reply }) => {
    const { recipe_id: recipeId, file_name: fileName } = params;
    const listed = isSegment(fileName) ? await listAssetFiles(platform, recipeId) : [];
    if (!listed.includes(fileName)) fail('fileNotFound');
    reply.header('content-disposition', `attachment; filename="${fileName}"`).type(getMediaType(fileName));
    return sendRecipeFile(platform, { recipeId, key: assetKey(recipeId, fileName) }, request, reply);
  });
}

/** Types that are sent to a browser, which runs none of them. Everything else is sent as bytes. */
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  md: 'text/plain; charset=utf-8',
  mp4: 'video/mp4',
  zip: 'application/zip',
};

function getMediaType(fileName: string): string {
  return types[fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}
