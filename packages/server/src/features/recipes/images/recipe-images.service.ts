import type { MemberScope } from '../../../platform/db/scope.ts';
import {
  recordChangedRecipes,
  bumpLibraryRevision,
} from '../../../platform/db/revisions/library-revision.ts';
import { AppError, fail } from '../../../platform/errors/app-error.ts';
import { failAsPicture, makeRecipeImages, type RecipeImages } from '../../../platform/files/image.ts';
import { StoreKeyError } from '../../../platform/files/store.ts';
import {
  OutboundError,
  OutboundRefusedError,
  OutboundTimeoutError,
} from '../../../platform/net/outbound-errors.ts';
import { ObjectStorageError } from '../../../platform/object-storage/object-storage-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { updatePictureAndFiles, requireEditable, requireRecipe } from '../recipe/index.ts';
import {
  earlierPicture,
  newImageKey,
  recipeFolder,
  deleteOrphanedFilesLater,
  deletePictureFiles,
  type PictureFile,
} from '../recipe-files/index.ts';
import { requireStorage } from '../../site/storage-quota/index.ts';

const sizes = {
  'original.webp': 'original',
  'min-original.webp': 'minOriginal',
  'tiny-original.webp': 'tinyOriginal',
} as const satisfies Record<string, keyof RecipeImages>;

/**
 * Stores a picture for a recipe and returns the new value of `image`.
 * @throws AppError as {@link failAsPicture}, `recipeNotFound`, `recipePermissionDenied`, `householdStorageFull`
 */
export async function saveRecipeImage(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
  bytes: Buffer,
): Promise<{ image: string }> {
  const recipe = await requireRecipe(platform.database.read(scope), slugOrId);
  requireEditable(scope, recipe);
  await requireStorage(platform, scope, bytes.length);
  const images = await makeRecipeImages(bytes).catch(failAsPicture);
  await keepPicture(platform, recipe);
  await putAll(platform, `${recipeFolder(recipe.id)}/images`, images);
  const image = newImageKey(platform);
  await setImageKey(platform, scope, slugOrId, image);
  return { image };
}

/**
 * Stores a picture in its three sizes in a folder.
 * @throws AppError as {@link failAsPicture}
 */
export async function putPictures(platform: Platform, folder: string, bytes: Buffer): Promise<void> {
  await putAll(platform, folder, await makeRecipeImages(bytes).catch(failAsPicture));
}

async function putAll(platform: Platform, folder: string, images: RecipeImages): Promise<void> {
  const files = Object.entries(sizes).map(([file, size]) => ({
    key: `${folder}/${file}`,
    content: images[size],
  }));
  await platform.files.putTogether(files);
}

/**
 * Stores the files of the picture of a recipe that the caller writes next, and returns the value of its `image`.
 * @throws AppError as {@link failAsPicture}, `householdStorageFull`
 */
export async function storeFirstPicture(
  platform: Platform,
  scope: MemberScope,
  recipeId: string,
  bytes: Buffer,
): Promise<string> {
  await requireStorage(platform, scope, bytes.length);
  await putPictures(platform, `${recipeFolder(recipeId)}/images`, bytes);
  return newImageKey(platform);
}

/**
 * As {@link storeFirstPicture}, for a picture that comes in its three sizes already.
 * @throws AppError `householdStorageFull`
 */
export async function storeMadePicture(
  platform: Platform,
  scope: MemberScope,
  recipeId: string,
  images: RecipeImages,
): Promise<string> {
  await requireStorage(platform, scope, images.original.length);
  await putAll(platform, `${recipeFolder(recipeId)}/images`, images);
  return newImageKey(platform);
}

/** Puts the present picture aside, so that the recipe's history can bring it back. */
async function keepPicture({ files }: Platform, recipe: { id: string; image: string | null }): Promise<void> {
  if (recipe.image === null) return;
  const opened = await files.get(`${recipeFolder(recipe.id)}/images/original.webp`);
  if (opened !== null) await files.put(earlierPicture(recipe.id, recipe.image), opened.stream);
}

/** The picture that a recipe had when `image` had that value; null if it is not stored. */
export async function readEarlierPicture(
  { files }: Platform,
  recipeId: string,
  image: string,
): Promise<Buffer | null> {
  const opened = await files.get(earlierPicture(recipeId, image)).catch((error: unknown) => {
    if (error instanceof StoreKeyError) return null;
    throw error;
  });
  if (opened === null) return null;
  const parts: Buffer[] = [];
  for await (const part of opened.stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * Fetches a picture and stores it for a recipe.
 * @throws AppError as {@link saveRecipeImage}, and `urlIsNotAnImage`, `outboundRefused`, `scrapingTimedOut`
 */
export async function fetchRecipeImage(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
  url: string,
): Promise<{ image: string }> {
  requireEditable(scope, await requireRecipe(platform.database.read(scope), slugOrId));
  return saveRecipeImage(platform, scope, slugOrId, await fetchPicture(platform, url));
}

/**
 * Fetches a file that may be a picture.
 * @throws AppError `urlIsNotAnImage`, `outboundRefused`, `scrapingTimedOut`
 */
export async function fetchPicture(platform: Platform, url: string): Promise<Buffer> {
  const { body, status } = await platform
    .safeFetch(url, { accept: isImageType, headers: { accept: 'image/*' } })
    .catch(unreachable);
  return status === 200 ? body : fail('urlIsNotAnImage');
}

/** Takes the picture away. Its files are deleted after the commit, by a job if the bucket is away by then. */
export async function deleteRecipeImage(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
): Promise<null> {
  const recipe = await requireRecipe(platform.database.read(scope), slugOrId);
  requireEditable(scope, recipe);
  await keepPicture(platform, recipe);
  const gone = await findPictureFiles(platform, recipe.id);
  await setImageKey(platform, scope, slugOrId, null, gone);
  await deletePictureFiles(platform, gone).catch((error: unknown) => {
    if (!(error instanceof ObjectStorageError)) throw error;
  });
  return null;
}

/** The files of the present picture, as they are now. */
async function findPictureFiles({ files }: Platform, recipeId: string): Promise<PictureFile[]> {
  const found: PictureFile[] = [];
  for (const file of Object.keys(sizes)) {
    const key = `${recipeFolder(recipeId)}/images/${file}`;
    const stored = await files.stat(key);
    if (stored !== null) found.push({ key, etag: stored.etag });
  }
  return found;
}

async function setImageKey(
  platform: Platform,
  scope: MemberScope,
  slugOrId: string,
  image: string | null,
  gone: readonly PictureFile[] = [],
): Promise<void> {
  await platform.database.write(scope, async (open) => {
    const tx = await bumpLibraryRevision(open);
    const recipe = await requireRecipe(tx, slugOrId);
    requireEditable(scope, recipe);
    recordChangedRecipes(tx, [recipe.id]);
    await updatePictureAndFiles(platform, tx, recipe, { columns: { image }, lists: {} });
    await deleteOrphanedFilesLater(platform, tx, recipe.id, gone);
  });
}

/** Some servers send pictures without a type; the picture itself is checked anyway. */
function isImageType(contentType: string): boolean {
  return contentType.startsWith('image/') || contentType === '' || contentType === 'application/octet-stream';
}

function unreachable(error: unknown): never {
  if (error instanceof OutboundRefusedError) fail('outboundRefused', { reason: error.message }, error);
  if (error instanceof OutboundTimeoutError) fail('scrapingTimedOut', {}, error);
  if (error instanceof OutboundError) throw new AppError('urlIsNotAnImage', {}, { cause: error });
  throw error;
}
