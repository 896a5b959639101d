import { limits } from '@hearth/contract/kernel/limits';
import type { Metadata } from 'sharp';
import { isLosslessWebp } from './lossless-webp.ts';

/** The formats of pictures that people send, by the names that they know. */
export type PictureFormat = 'JPEG' | 'PNG' | 'WebP' | 'GIF' | 'AVIF' | 'HEIC';

/** How a file is written, as far as its memory depends on it. */
export type PictureKind =
  | PictureFormat
  | 'progressive JPEG'
  | 'interlaced PNG'
  | 'WebP (lossless)'
  | 'AVIF (10-bit)'
  | 'HEIC (without tiles)';

/** How many pixels a picture of a kind may have. */
export interface PixelLimit {
  readonly kind: PictureKind;
  readonly pixels: number;
}

/** The format of a picture by its header. */
export function getFormat({ format, compression }: Metadata): PictureFormat {
  if (format === 'heif') return compression === 'av1' ? 'AVIF' : 'HEIC';
  if (format === 'png') return 'PNG';
  if (format === 'webp') return 'WebP';
  return format === 'gif' ? 'GIF' : 'JPEG';
}

/** Whether a picture is decoded line by line, and not in memory as a whole. */
export function isReadByLine(header: Metadata): boolean {
  return ['JPEG', 'PNG'].includes(getFormat(header)) && !header.isProgressive;
}

/** How many pixels a picture may have: fewer where the whole of it has to be in memory. */
export function choosePixelLimit(header: Metadata, file: Buffer): PixelLimit {
  const format = getFormat(header);
  if (format === 'JPEG' && header.isProgressive) return progressiveJpeg(header);
  if (format === 'PNG' && header.isProgressive)
    return { kind: 'interlaced PNG', pixels: limits.interlacedPngPixels };
  if (format === 'WebP' && isLosslessWebp(file))
    return { kind: 'WebP (lossless)', pixels: limits.losslessWebpPixels };
  if (format === 'AVIF' && header.depth !== 'uchar')
    return { kind: 'AVIF (10-bit)', pixels: limits.deepAvifPixels };
  const pixels = {
    JPEG: limits.picturePixels,
    PNG: limits.picturePixels,
    WebP: limits.webpPixels,
    GIF: limits.gifPixels,
    AVIF: limits.avifPixels,
    HEIC: limits.picturePixels,
  };
  return { kind: format, pixels: pixels[format] };
}

/** Its coefficients are in memory: those of colours in full size are twice as many as the usual ones. */
function progressiveJpeg({ chromaSubsampling }: Metadata): PixelLimit {
  const share = chromaSubsampling === '4:2:0' ? 1 : 2;
  return { kind: 'progressive JPEG', pixels: limits.progressiveJpegPixels / share };
}
