import type * as z from 'zod';
import type { RecipeAsset } from '@hearth/contract';
import { slugify } from '@hearth/domain/text/slugs';
import {
  recordChangedRecipes,
  bumpLibraryRevision,
} from '../../../platform/db/revisions/library-revision.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import { stripMetadata } from '../../../platform/files/strip-metadata/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireStorage } from '../../site/storage-quota/index.ts';
import { updatePictureAndFiles, requireEditable, requireRecipe } from '../recipe/index.ts';
import { readRecipe } from '../documents/index.ts';
import { recipeFolder } from '../recipe-files/index.ts';

export interface AssetUpload {
  readonly name: string;
  readonly icon: string;
  readonly extension: string;
  readonly file: Buffer;
}

/** Longer names and icons are refused. */
const maxNameLength = 255;

/**
 * Adds a file to a recipe; one of the same name is replaced. Pictures are stored without the place they were taken at.
 * @throws AppError `assetFieldsMissing`, `assetNameInvalid`, `recipeNotFound`, `recipePermissionDenied`,
 * `householdStorageFull`
 */
export async function saveAsset(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
  upload: AssetUpload,
): Promise<z.output<typeof RecipeAsset>> {
  const fileName = buildFileName(upload);
  const recipe = await requireRecipe(platform.database.read(scope), slugOrId);
  requireEditable(scope, recipe);
  await requireStorage(platform, scope, upload.file.length);
  await platform.files.put(assetKey(recipe.id, fileName), stripMetadata(upload.file));
  const added = { name: upload.name.trim(), icon: upload.icon, file_name: fileName };
  await platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    recordChangedRecipes(tx, [recipe.id]);
    const current = await requireRecipe(tx, recipe.id);
    requireEditable(scope, current);
    const assets = await listedAssets(platform, scope, recipe.id);
    const others = assets.filter((one) => one.file_name !== fileName);
    await updatePictureAndFiles(platform, tx, current, {
      columns: {},
      lists: { assets: [...others, added] },
    });
  });
  return { name: added.name, icon: added.icon, fileName };
}

/** The key of a file of a recipe. */
export function assetKey(recipeId: string, fileName: string): string {
  return `${recipeFolder(recipeId)}/assets/${fileName}`;
}

async function listedAssets(platform: Platform, scope: MemberScope, recipeId: string) {
  const { assets } = await readRecipe(platform, scope, recipeId);
  return assets.map(({ name, icon, fileName }) => ({ name, icon, file_name: fileName ?? null }));
}

/**
 * The name that a file is stored under: letters, digits and hyphens of the name that users gave it, and the letters after
 * the last dot of the extension. Nothing else gets into a path.
 */
function buildFileName({ name, icon, extension }: AssetUpload): string {
  const stem = slugify(name).slice(0, 150);
  const ending = extension.slice(extension.lastIndexOf('.') + 1);
  if (stem === '' || ending === '' || name.length > maxNameLength || icon.length > maxNameLength) {
    return fail('assetFieldsMissing');
  }
  if (!/^[A-Za-z0-9]{1,20}$/.test(ending)) {
    return fail('assetNameInvalid', { name: name.slice(0, 100), extension: extension.slice(0, 100) });
  }
  return `${stem}.${ending.toLowerCase()}`;
}
