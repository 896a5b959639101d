import type { RecipeInput } from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import { AppError, fail } from '../../../platform/errors/app-error.ts';
import { failAsPicture, measurePicture } from '../../../platform/files/image.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { ObjectStorageError } from '../../../platform/object-storage/object-storage-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getRecipe } from '../../recipes/documents/index.ts';
import { fetchPicture, storeFirstPicture } from '../../recipes/images/index.ts';
import { type CreatedRecipe, createRecipe, type GivenColumns } from '../../recipes/recipe/index.ts';
import { deleteRecipeFiles } from '../../recipes/recipe-files/index.ts';

/**
 * The picture of a recipe from elsewhere: its content, its address, or several addresses, of which the first that leads
 * to a picture counts; null for none.
 */
export type FoundPicture = Buffer | string | readonly string[] | null;

/** Smaller ones count readers, or fill a gap; their pixels show nothing. */
const minEdge = 8;

/**
 * Creates a recipe of the caller together with its picture.
 * @throws AppError as `createRecipe`
 */
export function createWithPicture(
  platform: Platform,
  scope: MemberScope,
  input: RecipeInput & { name: string },
  given: { readonly picture: FoundPicture; readonly locale: Locale; readonly how?: 'created' | 'silent' },
): Promise<CreatedRecipe> {
  const { picture, locale, how = 'created' } = given;
  return writeWithPicture(platform, scope, picture, (columns) =>
    createRecipe(platform, scope, input, locale, { how, given: columns }),
  );
}

/**
 * Stores the files of a picture, then has the recipe written that it belongs to: recipe and `image` are there after the
 * same transaction. The files are deleted when `write` fails, or has written nothing by `isWritten`.
 */
export async function writeWithPicture<T>(
  platform: Platform,
  scope: MemberScope,
  picture: FoundPicture,
  write: (given: GivenColumns) => Promise<T>,
  isWritten: (result: T) => boolean = () => true,
): Promise<T> {
  const recipeId = platform.random.uuid();
  const image = picture === null ? null : await tryPicture(platform, scope, recipeId, picture);
  const discard = () => (picture === null ? undefined : discardFiles(platform, scope, recipeId));
  try {
    const result = await write({ id: recipeId, columns: { image }, isCopy: false, isWhole: true });
    if (!isWritten(result)) await discard();
    return result;
  } catch (error) {
    await discard();
    throw error;
  }
}

/**
 * Deletes the files of a recipe that was not written; what fails of it is logged, since the caller has an outcome or an
 * error already. A recipe that is there although its commit was not confirmed keeps its files.
 */
async function discardFiles(platform: Platform, scope: MemberScope, recipeId: string): Promise<void> {
  try {
    if (await isStored(platform, scope, recipeId)) return;
    await deleteRecipeFiles(platform, { recipeId });
  } catch (error) {
    platform.log.warn({ err: error, recipeId }, 'the files of a recipe that was not stored are left');
  }
}

/** Whether the recipe exists. @throws whatever keeps the server from knowing */
async function isStored(platform: Platform, scope: MemberScope, recipeId: string): Promise<boolean> {
  try {
    await getRecipe(platform, scope, recipeId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'recipeNotFound') return false;
    throw error;
  }
}

/**
 * The value of `image`; null where there is no picture to be had: a recipe without it is better than no recipe.
 * @throws ObjectStorageError where the bucket of the files is away
 */
async function tryPicture(
  platform: Platform,
  scope: MemberScope,
  recipeId: string,
  picture: NonNullable<FoundPicture>,
): Promise<string | null> {
  for (const one of typeof picture === 'string' || Buffer.isBuffer(picture) ? [picture] : picture) {
    const stored = await tryOne(platform, scope, recipeId, one);
    if (stored !== null) return stored;
  }
  return null;
}

async function tryOne(
  platform: Platform,
  scope: MemberScope,
  recipeId: string,
  picture: Buffer | string,
): Promise<string | null> {
  try {
    const bytes = typeof picture === 'string' ? await fetchShown(platform, picture) : picture;
    return await storeFirstPicture(platform, scope, recipeId, bytes);
  } catch (error) {
    // A recipe whose picture could be stored a moment later is better imported then.
    if (error instanceof ObjectStorageError) throw error;
    platform.log.info({ err: error, recipeId }, 'the picture of an imported recipe was not stored');
    await discardFiles(platform, scope, recipeId);
    return null;
  }
}

/** @throws AppError as `fetchPicture`; `urlIsNotAnImage` for one that shows nothing */
async function fetchShown(platform: Platform, address: string): Promise<Buffer> {
  const bytes = await fetchPicture(platform, address);
  const { width, height } = await measurePicture(bytes).catch(failAsPicture);
  return Math.min(width, height) < minEdge ? fail('urlIsNotAnImage') : bytes;
}
