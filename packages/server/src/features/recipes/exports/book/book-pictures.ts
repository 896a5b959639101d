import { buffer } from 'node:stream/consumers';
import {
  type BookPicture,
  ImageRejectedError,
  makeBookPicture,
  measurePicture,
  type PictureSize,
} from '../../../../platform/files/image.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recipeFolder } from '../../recipe-files/index.ts';

/** Longest edge in pixels: a page is 210 mm wide, a screen shows less. */
export const edges = { cover: 1800, page: 1400, screen: 1000 } as const;

/** The picture of a recipe for a book; null where it has none that can be read. */
export function bookPicture(platform: Platform, recipeId: string, edge: number): Promise<BookPicture | null> {
  return fromStored(platform, `${recipeFolder(recipeId)}/images/original.webp`, (picture) =>
    makeBookPicture(picture, edge),
  );
}

/** The shape of a recipe's picture, by its smaller copy; null where it has none that can be read. */
export function bookPictureSize(platform: Platform, recipeId: string): Promise<PictureSize | null> {
  return fromStored(platform, `${recipeFolder(recipeId)}/images/min-original.webp`, measurePicture);
}

async function fromStored<T>(
  { files }: Platform,
  key: string,
  make: (picture: Buffer) => Promise<T>,
): Promise<T | null> {
  const found = await files.get(key);
  if (found === null) return null;
  return make(await buffer(found.stream)).catch((error: unknown) => {
    if (error instanceof ImageRejectedError) return null;
    throw error;
  });
}
