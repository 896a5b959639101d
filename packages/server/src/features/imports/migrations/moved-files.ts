import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { saveAsset } from '../../recipes/assets/index.ts';
import type { FoundPicture } from '../recipe-imports/index.ts';
import type { Moved } from './import-moved.ts';

const defaultIcon = 'mdi-file';

/** The picture of a recipe: what the archive has of it, else its address. */
export async function findMovedPicture({ recipe: { picture }, archive }: Moved): Promise<FoundPicture> {
  if (picture === null) return null;
  const { bytes, paths = [], url } = picture;
  const name = bytes === undefined ? archive.find(paths) : undefined;
  const content = bytes ?? (name === undefined ? undefined : await archive.read(name));
  if (content !== undefined) return Buffer.from(content);
  return typeof url === 'string' && url !== '' ? url : null;
}

/** Stores the files of a recipe, one at a time. What cannot be read of them is left out. */
export async function saveMovedFiles(
  platform: Platform,
  scope: MemberScope,
  recipeId: string,
  moved: Moved,
): Promise<void> {
  const leftOut = (error: unknown): void =>
    platform.log.info({ err: error, recipeId }, 'a file of an imported recipe could not be read');
  for (const path of assetPaths(moved))
    await saveOne(platform, scope, recipeId, { ...moved, path }).catch(leftOut);
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
