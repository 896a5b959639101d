import * as z from 'zod';
import type { GroupTx, Tx } from '../../../platform/db/database.ts';
import { type Scope, systemScope } from '../../../platform/db/scope.ts';
import { defineJob } from '../../../platform/jobs/payload-kind.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findAssetNames, hasPicture } from './asset-names.repository.ts';
import { readRecordedContents } from '../recorded-states/index.ts';

/** The folder of the files of a recipe. Ids only: no text typed by a user gets into a path. */
export function recipeFolder(recipeId: string): string {
  return `recipes/${recipeId}`;
}

/** The file of an earlier picture of a recipe, by the value that `image` had then. */
export function earlierPicture(recipeId: string, image: string): string {
  return `${recipeFolder(recipeId)}/earlier/${image}.webp`;
}

const OfRecipe = z.object({ recipeId: z.string() });
type OfRecipe = z.output<typeof OfRecipe>;

/** Removes the files of a recipe that is deleted for good. */
export const deleteFilesJob = defineJob('delete-recipe-files', OfRecipe);

/** Has the files of these recipes removed after the commit. */
export async function deleteFilesLater(
  platform: Platform,
  tx: Tx<Scope>,
  recipeIds: readonly string[],
): Promise<void> {
  for (const recipeId of recipeIds) await platform.jobs.enqueue(tx, deleteFilesJob, { recipeId });
}

/** Removes every file of a recipe that has been deleted. */
export async function deleteRecipeFiles(platform: Platform, { recipeId }: OfRecipe): Promise<void> {
  await platform.files.deletePrefix(recipeFolder(recipeId));
}

const PictureFile = z.object({ key: z.string(), etag: z.string() });
/** A file of a picture that was taken away, and its entity tag then. */
export type PictureFile = z.output<typeof PictureFile>;

const Orphans = z.object({ recipeId: z.string(), gone: z.array(PictureFile).default([]) });

/** Removes orphaned files of a recipe. The jobs are stored under an older name. */
export const deleteOrphanedFilesJob = defineJob('sweep-recipe-files', Orphans);

/** Has the orphaned files of a recipe removed after the commit, those of a picture that was taken away among them. */
export async function deleteOrphanedFilesLater(
  platform: Platform,
  tx: GroupTx,
  recipeId: string,
  gone: readonly PictureFile[] = [],
): Promise<void> {
  await platform.jobs.enqueue(tx, deleteOrphanedFilesJob, { recipeId, gone: [...gone] });
}

/** Deletes files of a picture, but for those that were put there since: the row that names them comes in a moment. */
export async function deletePictureFiles({ files }: Platform, gone: readonly PictureFile[]): Promise<void> {
  for (const { key, etag } of gone) {
    if ((await files.stat(key))?.etag === etag) await files.delete(key);
  }
}

/** Files that were put within this time are left alone: the row that names them may not be written yet. */
const youngMs = 3_600_000;

/** Removes assets and earlier pictures that neither the recipe nor one of its recorded states names. */
export async function deleteOrphanedFiles(
  platform: Platform,
  { recipeId, gone }: z.output<typeof Orphans>,
): Promise<void> {
  const reader = platform.database.read(systemScope('delete orphaned files of recipes'));
  if (gone.length > 0 && !(await hasPicture(reader, recipeId))) await deletePictureFiles(platform, gone);
  const folder = recipeFolder(recipeId);
  const states = await readRecordedContents(reader, recipeId);
  const named = new Set([
    ...(await findAssetNames(reader, recipeId)).map((name) => `${folder}/assets/${name}`),
    ...states.flatMap(({ assets }) => assets.map(({ fileName }) => `${folder}/assets/${fileName}`)),
    ...states.flatMap(({ image }) => (image === null ? [] : [earlierPicture(recipeId, image)])),
  ]);
  const before = platform.clock.now().getTime() - youngMs;
  for (const part of ['assets', 'earlier']) {
    for await (const { key, mtime } of platform.files.list(`${folder}/${part}`)) {
      if (!named.has(key) && mtime.getTime() < before) await platform.files.delete(key);
    }
  }
}

/** Names of the asset files that a recipe lists now. Files that it listed before are kept for its history and not served. */
export function listAssetFiles(platform: Platform, recipeId: string): Promise<string[]> {
  return findAssetNames(platform.database.read(systemScope('serve files of recipes')), recipeId);
}

/** Copies every file of a recipe to another one that does not exist yet; its past stays behind. */
export async function copyRecipeFiles(platform: Platform, from: string, to: string): Promise<void> {
  for (const part of ['images', 'assets']) {
    await platform.files.copyPrefix(`${recipeFolder(from)}/${part}`, `${recipeFolder(to)}/${part}`);
  }
  await platform.files.deletePrefix(`${recipeFolder(to)}/images/timeline`);
}

/** A new value for `image`: clients fetch the picture again when it changes. */
export function newImageKey(platform: Platform): string {
  return platform.random.bytes(3).toString('base64url');
}
