import { limits } from '@hearth/contract';
import { ProcessLimitError, ProcessPool } from '../child-processes/process-pool.ts';
import { ImageRejectedError, rejectionAt } from './image-errors.ts';
import {
  bookQuality,
  minOriginal,
  original,
  preview,
  profile,
  reading,
  type RecipeImages,
  tinyOriginal,
} from './pictures/picture-sizes.ts';
import type {
  MadePicture,
  MadePictures,
  PictureReply,
  PictureSize,
  PictureTask,
  PictureRequest,
} from './pictures/picture-task.ts';

export { failAsPicture } from './image-answers.ts';
export { ImageRejectedError } from './image-errors.ts';
export type { RecipeImages } from './pictures/picture-sizes.ts';
export type { PictureSize } from './pictures/picture-task.ts';

/** One picture at a time: each may take all the memory that there is for pictures. */
const pool = new ProcessPool<PictureTask, PictureReply>({
  path: 'platform/files/pictures/picture-process',
  maxMs: limits.pictureMs,
  maxMegabytes: limits.pictureMegabytes,
  heapMegabytes: 64,
  idleMs: 20_000,
  maxWaiting: 200,
  maxWaitMs: 60_000,
});

/**
 * Makes the files of a recipe's picture from a JPEG, PNG, WebP, GIF, AVIF or HEIC file. They are encoded from
 * pixels alone, so metadata such as the location is lost.
 * @throws ImageRejectedError if the input is rejected.
 * @throws ConcurrencyLimitError if too many pictures wait.
 */
export async function makeRecipeImages(input: Buffer): Promise<RecipeImages> {
  const [whole, smaller, square] = await make(input, original, minOriginal, tinyOriginal);
  return { original: toBuffer(whole), minOriginal: toBuffer(smaller), tinyOriginal: toBuffer(square) };
}

/**
 * Makes a JPEG of a stored picture in the same size; transparent parts become white.
 * @throws ImageRejectedError, ConcurrencyLimitError
 */
export async function makePreview(picture: Buffer): Promise<Buffer> {
  const [made] = await make(picture, preview);
  return toBuffer(made);
}

/**
 * Makes a JPEG of a picture of written text: small enough to send, large enough to read.
 * @throws ImageRejectedError, ConcurrencyLimitError
 */
export async function makeReadingCopy(picture: Buffer): Promise<Buffer> {
  const [made] = await make(picture, reading);
  return toBuffer(made);
}

/** A JPEG in three colours, with its size in pixels. */
export interface BookPicture extends PictureSize {
  readonly data: Buffer;
}

/**
 * Makes a JPEG of a stored picture for a book; transparent parts become white.
 * @param maxEdge of the longer side, in pixels
 * @throws ImageRejectedError, ConcurrencyLimitError
 */
export async function makeBookPicture(picture: Buffer, maxEdge: number): Promise<BookPicture> {
  const request = { shape: 'whole', edge: maxEdge, format: 'jpeg', quality: bookQuality } as const;
  const [made] = await make(picture, request);
  return { data: toBuffer(made), width: made.width, height: made.height };
}

/**
 * The size of a stored picture, without decoding it.
 * @throws ImageRejectedError, ConcurrencyLimitError
 */
export async function measurePicture(picture: Buffer): Promise<PictureSize> {
  return (await ask(picture, [])).size;
}

/**
 * Makes a user's profile picture, a WebP square, under the same rules as {@link makeRecipeImages}.
 * @throws ImageRejectedError, ConcurrencyLimitError
 */
export async function makeProfileImage(input: Buffer): Promise<Buffer> {
  const [made] = await make(input, profile);
  return toBuffer(made);
}

/** One picture for each request. */
async function make<const Requests extends readonly PictureRequest[]>(
  file: Buffer,
  ...requests: Requests
): Promise<{ [Index in keyof Requests]: MadePicture }> {
  const { pictures } = await ask(file, requests);
  return pictures as { [Index in keyof Requests]: MadePicture };
}

async function ask(file: Buffer, requests: readonly PictureRequest[]): Promise<MadePictures> {
  const reply = await pool.run({ file, requests }).catch((error: unknown) => {
    throw error instanceof ProcessLimitError
      ? new ImageRejectedError(rejectionAt(error.limit), error)
      : error;
  });
  if ('rejection' in reply) throw new ImageRejectedError(reply.rejection);
  return reply;
}

function toBuffer({ data }: MadePicture): Buffer {
  return Buffer.from(data.buffer, data.byteOffset, data.length);
}
