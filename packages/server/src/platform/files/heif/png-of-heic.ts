import { Worker } from 'node:worker_threads';
import { ImageRejectedError } from '../image-errors.ts';
import { findColourProfile } from './colour-profile.ts';
import type { HeicPlanes } from './heic-planes.js';
import { pngOfPlanes } from './png-of-planes.ts';

/** How large a picture may be. */
export interface HeicLimits {
  /** Of the result; a larger picture that consists of tiles is shrunk by a whole factor. */
  readonly maxPixels: number;
  /** Of a picture that has to be decoded in one piece. */
  readonly maxWholePixels: number;
  /** Memory limit of the decoder. */
  readonly maxBytes: number;
}

/** What the worker is given. */
export interface HeicTask extends HeicLimits {
  readonly file: Uint8Array;
}

/** What the worker posts. */
export type HeicReply = HeicPlanes | { readonly tooManyPixels: number } | null;

/**
 * Converts a HEIC picture to an uncompressed PNG file with the same colours. The image library has no HEVC decoder;
 * libheif decodes in a worker thread, whose memory is free when the PNG is made.
 * @throws ImageRejectedError if the file is damaged, has too many pixels or needs too much memory
 */
export async function pngOfHeic(file: Buffer, limits: HeicLimits): Promise<Buffer> {
  const planes = await decode({ file, ...limits });
  if (planes === null) throw new ImageRejectedError({ reason: 'corrupt' });
  if ('tooManyPixels' in planes) {
    const pixels = { pixels: planes.tooManyPixels, limit: limits.maxWholePixels };
    throw new ImageRejectedError({ reason: 'too-many-pixels', kind: 'HEIC (without tiles)', ...pixels });
  }
  return pngOfPlanes(planes, findColourProfile(file));
}

async function decode(workerData: HeicTask): Promise<HeicReply> {
  const worker = new Worker(new URL('heic-worker.js', import.meta.url), { workerData });
  try {
    return await new Promise<HeicReply>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
      worker.once('exit', () => reject(new Error('the decoder has ended')));
    });
  } finally {
    await worker.terminate();
  }
}
