import type { Metadata, OutputInfo, Sharp, SharpOptions } from 'sharp';
import { isHeif } from '@hearth/domain/files/picture-formats';
import { createConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { imageKindOf } from './image-format.ts';
import { ImageRejectedError, toImageRejection } from './image-errors.ts';
import { withinEdge } from './within-edge.ts';

export { ImageRejectedError } from './image-errors.ts';

/** The three WebP files of a recipe's picture (recipes.md 1.10). */
export interface RecipeImages {
  /** In the original size, up to {@link MAX_EDGE}. */
  readonly original: Buffer;
  /** At most {@link MIN_EDGE} on the longer side. */
  readonly minOriginal: Buffer;
  /** A square cut from the middle, {@link TINY_EDGE} on each side. */
  readonly tinyOriginal: Buffer;
}

/** Pictures with more pixels are rejected before decoding. */
const MAX_PIXELS = 50_000_000;
const MAX_EDGE = 3840;
const MIN_EDGE = 1024;
const TINY_EDGE = 300;
const PROFILE_EDGE = 500;
const READING_EDGE = 2048;
/** Timeout of decoding or encoding, in seconds. */
const MAX_SECONDS = 15;

const QUALITY = {
  original: 82,
  minOriginal: 78,
  tinyOriginal: 75,
  profile: 90,
  preview: 80,
  reading: 85,
  book: 82,
} as const;

/** Decoding 50 megapixels takes some 100 MB, so few pictures are decoded at once. */
const limiter = createConcurrencyLimit({ atOnce: 2, maxWaiting: 200, maxWaitMs: 60_000 });

const LOADERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer'];

/**
 * Loads the image library with the first picture, so that the server starts fast. No cache, one thread per
 * picture, and only the five decoders needed are enabled.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((loader) => `VipsForeignLoad${loader}`) });
  return sharp;
}

let loading: ReturnType<typeof loadSharp> | undefined;

function sharpOnce(): ReturnType<typeof loadSharp> {
  loading ??= loadSharp();
  return loading;
}

/** Reads only the first frame of an animation; damaged or missing pixels are an error. */
const INPUT: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, animated: false };

function checkHeader({ width, height }: Metadata): void {
  if (!(width > 0) || !(height > 0)) throw new ImageRejectedError('corrupt');
  if (width * height > MAX_PIXELS) throw new ImageRejectedError('too-many-pixels');
}

/** Pixels in sRGB with 8 bits per channel, upright, without metadata. */
interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Checks the header of a picture before decoding it, scaled down to at most `maxEdge`. */
async function decode(input: Buffer, maxEdge: number): Promise<Pixels> {
  const kind = imageKindOf(input);
  if (kind === 'none') throw new ImageRejectedError('not-an-image');
  if (kind === 'unsupported') throw new ImageRejectedError('unsupported-format');
  const sharp = await sharpOnce();
  const header = await sharp(input, INPUT).metadata();
  checkHeader(header);
  const isHeic = isHeif(input) && header.compression !== 'av1';
  return sharp(isHeic ? await asPng(sharp, input, maxEdge) : input, INPUT)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(withinEdge(maxEdge))
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
}

/** Loads the HEIC decoder with the first phone photo. */
async function asPng(
  sharp: Awaited<ReturnType<typeof sharpOnce>>,
  heic: Buffer,
  maxEdge: number,
): Promise<Buffer> {
  const { pngOfHeic } = await import('./heif/png-of-heic.ts');
  return pngOfHeic(sharp, heic, maxEdge);
}

async function pipelineOf({ data, info }: Pixels): Promise<Sharp> {
  const sharp = await sharpOnce();
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: MAX_SECONDS });
}

async function encodeWhole(pixels: Pixels, edge: number, quality: number): Promise<Buffer> {
  const pipeline = await pipelineOf(pixels);
  return pipeline.resize(withinEdge(edge)).webp({ quality }).toBuffer();
}

async function encodeSquare(pixels: Pixels, edge: number, quality: number): Promise<Buffer> {
  const pipeline = await pipelineOf(pixels);
  return pipeline
    .resize({ width: edge, height: edge, fit: 'cover', position: 'centre' })
    .webp({ quality })
    .toBuffer();
}

/** Queues work on pictures and maps errors of the decoder to rejections. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return limiter.run(async () => {
    try {
      return await work();
    } catch (error) {
      throw toImageRejection(error);
    }
  });
}

/**
 * Makes the files of a recipe's picture from a JPEG, PNG, WebP, GIF, AVIF or HEIC file. They are encoded from
 * pixels alone, so metadata such as the location is lost.
 * @throws ImageRejectedError if the input is rejected.
 * @throws ConcurrencyLimitError if too many pictures wait.
 */
export function makeRecipeImages(input: Buffer): Promise<RecipeImages> {
  return inTurn(async () => {
    const pixels = await decode(input, MAX_EDGE);
    return {
      original: await encodeWhole(pixels, MAX_EDGE, QUALITY.original),
      minOriginal: await encodeWhole(pixels, MIN_EDGE, QUALITY.minOriginal),
      tinyOriginal: await encodeSquare(pixels, TINY_EDGE, QUALITY.tinyOriginal),
    };
  });
}

/**
 * Makes a JPEG of a stored picture in the same size; transparent parts become white.
 * @throws ImageRejectedError, ConcurrencyLimitError
 */
export function makePreview(picture: Buffer): Promise<Buffer> {
  return inTurn(async () => {
    const pipeline = await pipelineOf(await decode(picture, MIN_EDGE));
    return pipeline.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.preview }).toBuffer();
  });
}

/**
 * Makes a JPEG of a picture of written text: small enough to send, large enough to read.
 * @throws ImageRejectedError, ConcurrencyLimitError
 */
export function makeReadingCopy(picture: Buffer): Promise<Buffer> {
  return inTurn(async () => {
    const pipeline = await pipelineOf(await decode(picture, READING_EDGE));
    return pipeline.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.reading }).toBuffer();
  });
}

/** A JPEG in three colours, with its size in pixels. */
export interface BookPicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a JPEG of a stored picture for a book; transparent parts become white.
 * @param maxEdge of the longer side, in pixels
 * @throws ImageRejectedError, ConcurrencyLimitError
 */
export function makeBookPicture(picture: Buffer, maxEdge: number): Promise<BookPicture> {
  return inTurn(async () => {
    const pipeline = await pipelineOf(await decode(picture, maxEdge));
    const { data, info } = await pipeline
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY.book })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  });
}

/**
 * Makes a user's profile picture, a WebP square, under the same rules as {@link makeRecipeImages}.
 * @throws ImageRejectedError, ConcurrencyLimitError
 */
export function makeProfileImage(input: Buffer): Promise<Buffer> {
  return inTurn(async () => encodeSquare(await decode(input, MAX_EDGE), PROFILE_EDGE, QUALITY.profile));
}
