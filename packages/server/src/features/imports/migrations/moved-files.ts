import type { MigratedPicture } from '@hearth/recipe-extractor/migrations';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { saveAsset } from '../../recipes/assets/index.ts';
import { saveRecipeImage } from '../../recipes/images/index.ts';
import { tryImage } from '../recipe-imports/index.ts';
import type { Moved } from './import-moved.ts';

const defaultIcon = 'mdi-file';

/** Stores the picture and the files of a recipe, one at a time. What cannot be read of them is left out. */
export async function saveMovedFiles(
  platform: Platform,
  scope: MemberScope,
  recipeId: string,
  moved: Moved,
): Promise<void> {
  const leftOut = (error: unknown): void =>
    platform.log.info({ err: error, recipeId }, 'a file of an imported recipe could not be read');
  const { picture } = moved.recipe;
  if (picture !== null) await savePicture(platform, scope, recipeId, { ...moved, picture }).catch(leftOut);
  for (const path of assetPaths(moved))
    await saveOne(platform, scope, recipeId, { ...moved, path }).catch(leftOut);
}

async function savePicture(
  platform: Platform,
  scope: MemberScope,
  recipeId: string,
  { picture: { bytes, paths = [], url }, archive }: Moved & { readonly picture: MigratedPicture },
): Promise<void> {
  const name = bytes === undefined ? archive.find(paths) : undefined;
  const content = bytes ?? (name === undefined ? undefined : await archive.read(name));
  if (content !== undefined) await saveRecipeImage(platform, scope, recipeId, Buffer.from(content));
  else if (typeof url === 'string' && url !== '') await tryImage(platform, scope, recipeId, url);
}

function assetPaths({ recipe: { assets }, archive }: Moved): string[] {
  return assets === null ? [] : archive.filesIn(assets);
}

async function saveOne(
  platform: Platform,
  scope: MemberScope,
  recipeId: string,
  { path, recipe: { assets }, archive }: Moved & { readonly path: string },
): Promise<void> {
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  const listed = assets?.named.find((one) => one.fileName === fileName);
  const dot = fileName.lastIndexOf('.');
  await saveAsset(platform, scope, recipeId, {
    name: listed?.name || fileName.slice(0, dot < 0 ? undefined : dot),
    icon: listed?.icon || defaultIcon,
    extension: dot < 0 ? '' : fileName.slice(dot + 1),
    file: await archive.read(path),
  });
}
