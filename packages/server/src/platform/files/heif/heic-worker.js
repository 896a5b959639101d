import { parentPort, workerData } from 'node:worker_threads';
import { boundMemory } from './bound-memory.js';
import createLibrary from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/**
 * The worker that reads one HEIC picture, `workerData.file`, in a memory of `workerData.maxBytes`, and ends. It answers
 * the pixels, four bytes each, upright, or null for a file that is damaged or needs more. Plain JavaScript, since workers
 * start without a compiler.
 */
boundMemory(workerData.maxBytes);
const [picture] = new (createLibrary().HeifDecoder)().decode(workerData.file);
const answer = picture === undefined ? null : await pixelsOf(picture);
parentPort?.postMessage(answer, answer === null ? [] : [answer.data.buffer]);

/**
 * @param {import('libheif-js/libheif-wasm/libheif-bundle.mjs').HeifImage} image
 * @returns {Promise<import('./png-of-heic.ts').HeicPixels | null>}
 */
async function pixelsOf(image) {
  const [width, height] = [image.get_width(), image.get_height()];
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const shown = await new Promise((resolve) => image.display(target, resolve));
  return shown ? target : null;
}
