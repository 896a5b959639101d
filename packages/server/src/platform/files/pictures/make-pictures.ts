import { limits } from '@hearth/contract/kernel/limits';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { pngOfHeic } from '../heif/png-of-heic.ts';
import { ImageRejectedError } from '../image-errors.ts';
import { guessImageKind } from '../image-format.ts';
import { withinEdge } from '../within-edge.ts';
import type { MadePicture, MadePictures, PictureRequest } from './picture-task.ts';
import { getFormat, isReadByLine, choosePixelLimit } from './pixel-limits.ts';

/** Timeout of one decoding or encoding, in seconds; libraries do not stop for it at every point. */
const maxSeconds = limits.pictureMs / 1000;
/** A higher effort takes twice the time and the memory of a copy, for files that are 4 % smaller. */
const effort = 2;
/** The decoder of WebP holds what it has decoded twice. */
const maxWebpEdge = 3200;
/** WebP compresses transparency without loss, which takes 30 bytes a pixel. */
const maxTransparentEdge = 1600;
/** Enough to see whether anything is transparent. */
const glanceEdge = 512;

const heicLimits = {
  maxPixels: limits.wholeHeicPixels,
  maxWholePixels: limits.wholeHeicPixels,
  maxBytes: 110 * 1024 * 1024,
};

const loaders = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer'];

// No cache, one thread a picture, and only the decoders that are needed.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) });

/** Reads only the first frame of an animation; damaged or missing pixels are an error. */
const first: SharpOptions = { limitInputPixels: false, failOn: 'error', pages: 1, animated: false };

/** The source of a picture: a file, or pixels. */
interface Source {
  readonly data: Buffer;
  readonly options: SharpOptions;
  /** Whether parts of it let the background through. */
  readonly isTransparent: boolean;
}

/**
 * Makes pictures of a JPEG, PNG, WebP, GIF, AVIF or HEIC file, in sRGB with 8 bits a channel, upright. They are encoded
 * from pixels alone, so metadata such as the location is lost.
 * @throws ImageRejectedError
 */
export async function makePictures(file: Buffer, requests: readonly PictureRequest[]): Promise<MadePictures> {
  const header = await readHeader(file);
  const size = { width: header.width, height: header.height };
  if (requests.length === 0) return { pictures: [], size };
  const source = await readSource(file, header, Math.max(...requests.map(({ edge }) => edge)));
  const made: MadePicture[] = [];
  // What decoding has left would count beside what encoding needs.
  globalThis.gc?.();
  for (const request of requests) made.push(await render(source, request));
  return { pictures: made, size };
}

/** Checks the header of a file before anything of it is decoded. */
async function readHeader(file: Buffer): Promise<Metadata> {
  const kind = guessImageKind(file);
  if (kind === 'none') throw new ImageRejectedError({ reason: 'not-an-image' });
  if (kind === 'unsupported') throw new ImageRejectedError({ reason: 'unsupported-format' });
  const header = await sharp(file, first).metadata();
  checkPixels(header, file);
  return header;
}

async function readSource(file: Buffer, header: Metadata, edge: number): Promise<Source> {
  const source = { data: file, options: first, isTransparent: header.hasAlpha };
  if (getFormat(header) === 'HEIC')
    return { data: await pngOfHeic(file, heicLimits), options: first, isTransparent: false };
  if (isReadByLine(header))
    return { ...source, isTransparent: header.hasAlpha && (await letsThrough(source)) };
  const maxEdge = getFormat(header) === 'WebP' ? Math.min(edge, maxWebpEdge) : edge;
  return decoded(source, edgeFor(source, maxEdge));
}

function checkPixels(header: Metadata, file: Buffer): void {
  const { width, height } = header;
  if (!(width > 0) || !(height > 0)) throw new ImageRejectedError({ reason: 'corrupt' });
  const { kind, pixels } = choosePixelLimit(header, file);
  if (width * height <= pixels) return;
  throw new ImageRejectedError({ reason: 'too-many-pixels', kind, pixels: width * height, limit: pixels });
}

/** Many files have an alpha channel in which nothing is transparent. */
async function letsThrough(source: Source): Promise<boolean> {
  const alpha = await opened(source).resize(withinEdge(glanceEdge)).extractChannel('alpha').raw().toBuffer();
  return alpha.some((value) => value < 255);
}

/** Pixels that all pictures are made from, so that what the decoder holds is free before they are encoded. */
async function decoded(source: Source, edge: number): Promise<Source> {
  const { data, info } = await opened(source)
    .resize(withinEdge(edge))
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { ...source, data, options: { raw: { width, height, channels } } };
}

async function render(
  source: Source,
  { shape, edge, format, quality }: PictureRequest,
): Promise<MadePicture> {
  const square = { width: edge, height: edge, fit: 'cover', position: 'centre' } as const;
  const scaled = opened(source).resize(shape === 'whole' ? withinEdge(edgeFor(source, edge)) : square);
  const encoded =
    format === 'webp'
      ? (source.isTransparent ? scaled : scaled.removeAlpha()).webp({ quality, effort })
      : scaled.flatten({ background: '#ffffff' }).jpeg({ quality });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function opened({ data, options }: Source): Sharp {
  return sharp(data, options).timeout({ seconds: maxSeconds }).autoOrient().toColourspace('srgb');
}

function edgeFor({ isTransparent }: Source, edge: number): number {
  return isTransparent ? Math.min(edge, maxTransparentEdge) : edge;
}
