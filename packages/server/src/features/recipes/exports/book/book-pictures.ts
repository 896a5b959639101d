import { buffer } from 'node:stream/consumers';
import { type BookPicture, ImageRejectedError, makeBookPicture } from '../../../../platform/files/image.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recipeFolder } from '../../recipe-files/index.ts';

/** Longest edge in pixels: a page is 210 mm wide, a screen shows less. */
export const edges = { cover: 1800, page: 1400, screen: 1000 } as const;

/** The picture of a recipe for a book; null where it has none that can be read. */
export async function bookPicture(
  { files }: Platform,
  recipeId: string,
  edge: number,
): Promise<BookPicture | null> {
  const found = await files.get(`${recipeFolder(recipeId)}/images/original.webp`);
  if (found === null) return null;
  return makeBookPicture(await buffer(found.stream), edge).catch((error: unknown) => {
    if (error instanceof ImageRejectedError) return null;
    throw error;
  });
}
