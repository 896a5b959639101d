import type { Metadata, OutputInfo, Sharp, SharpOptions } from 'sharp';
import { isHeif } from '@hearth/domain/picture-formats';
import { createConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { imageKindOf } from './image-format.ts';
import { ImageRejectedError, toImageRejection } from './image-errors.ts';
import { withinEdge } from './within-edge.ts';

export { ImageRejectedError } from './image-errors.ts';

/** The three WebP files of a recipe's picture (recipes.md 1.10). */
export interface RecipeImages {
  /** As large as it came, up to {@link MAX_EDGE}. */
  readonly original: Buffer;
  /** At most {@link MIN_EDGE} on the longer side. */
  readonly minOriginal: Buffer;
  /** A square cut from the middle, {@link TINY_EDGE} on each side. */
  readonly tinyOriginal: Buffer;
}

/** Pictures with more pixels are refused before they are decoded. */
const MAX_PIXELS = 50_000_000;
const MAX_EDGE = 3840;
const MIN_EDGE = 1024;
const TINY_EDGE = 300;
const PROFILE_EDGE = 500;
const READING_EDGE = 2048;
/** Seconds of decoding or encoding after which a picture is given up. */
const MAX_SECONDS = 15;

const QUALITY = {
  original: 82,
  minOriginal: 78,
  tinyOriginal: 75,
  profile: 90,
  preview: 80,
  reading: 85,
} as const;

/** A picture of 50 megapixels takes some 100 MB while it is read, so few are read at once. */
const limiter = createConcurrencyLimit({ atOnce: 2, maxWaiting: 200, maxWaitMs: 60_000 });

const LOADERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer'];

/**
 * Loads the image library when the first picture comes, so that the server starts fast. It keeps no cache, works
 * with one thread a picture, and all decoders but the five needed are shut.
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

/** Only the first frame of an animation is read; pixels that are damaged or missing are an error. */
const INPUT: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, animated: false };

function checkHeader({ width, height }: Metadata): void {
  if (!(width > 0) || !(height > 0)) throw new ImageRejectedError('corrupt');
  if (width * height > MAX_PIXELS) throw new ImageRejectedError('too-many-pixels');
}

/** Pixels in sRGB with 8 bits a channel, upright, without anything else the file carried. */
interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Checks a picture by its header and only then decodes it, scaled down to at most `maxEdge`. */
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

/** What reads the photos of phones is loaded when one comes. */
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

/** Runs work on pictures when its turn has come; what the decoder throws becomes a rejection. */
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
 * Makes the files of a recipe's picture from a JPEG, PNG, WebP, GIF, AVIF or HEIC file. They are new pictures made from
 * pixels alone: nothing that the file carried beside them, such as the place it was taken at, gets through.
 * @throws ImageRejectedError when the input is refused.
 * @throws ConcurrencyLimitError when too many pictures wait.
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
 * Makes a JPEG of a stored picture, as large as it is; what is see-through becomes white.
 * @throws ImageRejectedError, ConcurrencyLimitError
 */
export function makePreview(picture: Buffer): Promise<Buffer> {
  return inTurn(async () => {
    const pipeline = await pipelineOf(await decode(picture, MIN_EDGE));
    return pipeline.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.preview }).toBuffer();
  });
}

/**
 * Makes a JPEG of a picture of written text: small enough to be sent, large enough to be read.
 * @throws ImageRejectedError, ConcurrencyLimitError
 */
export function makeReadingCopy(picture: Buffer): Promise<Buffer> {
  return inTurn(async () => {
    const pipeline = await pipelineOf(await decode(picture, READING_EDGE));
    return pipeline.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY.reading }).toBuffer();
  });
}

/**
 * Makes the picture of a user, a WebP square, under the same rules as {@link makeRecipeImages}.
 * @throws ImageRejectedError, ConcurrencyLimitError
 */
export function makeProfileImage(input: Buffer): Promise<Buffer> {
  return inTurn(async () => encodeSquare(await decode(input, MAX_EDGE), PROFILE_EDGE, QUALITY.profile));
}
