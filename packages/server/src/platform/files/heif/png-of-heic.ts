import { Worker } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
import type Sharp from 'sharp';
import { createConcurrencyLimit } from '../../concurrency/concurrency-limit.ts';
import { ImageRejectedError } from '../image-errors.ts';
import { pngChunk } from '../png-chunk.ts';
import { withinEdge } from '../within-edge.ts';
import { colourProfileOf } from './colour-profile.ts';

/** Pixels of a picture: RGBA, upright. */
export interface HeicPixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** A picture of 48 megapixels takes ten seconds on a small machine, and half a gigabyte. */
const limiter = createConcurrencyLimit({ atOnce: 1, maxWaiting: 10, maxWaitMs: 600_000 });
const maxMs = 30_000;
/** Memory limit of the decoder; a picture of 48 megapixels needs 500 MB. */
const maxDecoderBytes = 640 * 1024 * 1024;
/** End of the first chunk: signature and IHDR. */
const headLength = 8 + 25;

/**
 * Converts a HEIC picture to an uncompressed PNG file with the same colours, scaled down to at most
 * `maxEdge`. The image library has no HEVC decoder; libheif decodes in a worker thread, off the event loop.
 * @param maxBytes memory limit of the decoder
 * @throws ImageRejectedError if the file is damaged, takes too long or needs too much memory
 */
export function pngOfHeic(
  sharp: typeof Sharp,
  file: Buffer,
  maxEdge: number,
  maxBytes = maxDecoderBytes,
): Promise<Buffer> {
  return limiter.run(async () => {
    const { data, width, height } = await read(file, maxBytes);
    const raw = { width, height, channels: 4 } as const;
    const png = await sharp(data, { raw })
      .resize(withinEdge(maxEdge))
      .png({ compressionLevel: 0 })
      .toBuffer();
    const profile = colourProfileOf(file);
    return profile === null ? png : withProfile(png, profile);
  });
}

async function read(file: Buffer, maxBytes: number): Promise<HeicPixels> {
  const worker = new Worker(new URL('heic-worker.js', import.meta.url), { workerData: { file, maxBytes } });
  const timer = setTimeout(() => void worker.terminate(), maxMs);
  try {
    const pixels = await new Promise<HeicPixels | null>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
      worker.once('exit', () => reject(new ImageRejectedError('too-slow')));
    });
    if (pixels === null) throw new ImageRejectedError('corrupt');
    return pixels;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** Source: PNG specification, 11.3.2.3: name, a zero, compression method, profile. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(profile)]);
  return Buffer.concat([png.subarray(0, headLength), pngChunk('iCCP', named), png.subarray(headLength)]);
}
