import type { Platform } from '../../platform/platform.ts';

/** Where the files of a recipe are kept. Ids only: nothing that a person typed gets into a path. */
export function recipeFolder(recipeId: string): string {
  return `recipes/${recipeId}`;
}

/** Removes every file of a recipe that has been deleted. */
export async function deleteRecipeFiles(platform: Platform, payload: unknown): Promise<void> {
  const { recipeId } = payload as { recipeId: string };
  await platform.files.deletePrefix(recipeFolder(recipeId));
}

/** Copies every file of a recipe to another one that does not exist yet. */
export async function copyRecipeFiles(platform: Platform, from: string, to: string): Promise<void> {
  await platform.files.copyPrefix(recipeFolder(from), recipeFolder(to));
}

/** A new value for `image`: clients ask for the picture anew when it changes. */
export function newImageKey(platform: Platform): string {
  return platform.random.bytes(3).toString('base64url');
}
