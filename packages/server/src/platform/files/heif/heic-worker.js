import { parentPort, workerData } from 'node:worker_threads';
import { boundMemory } from './bound-memory.js';
import createLibrary from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/**
 * Worker thread that decodes one HEIC picture, `workerData.file`, in at most `workerData.maxBytes`, and ends.
 * Posts the pixels (RGBA, upright), or null for a damaged file or one that needs more memory. Plain
 * JavaScript, because workers start without a compiler.
 */
const { file, maxBytes } = /** @type {{ file: Uint8Array, maxBytes: number }} */ (workerData);
boundMemory(maxBytes);
const [picture] = new (createLibrary().HeifDecoder)().decode(file);
const answer = picture === undefined ? null : await pixelsOf(picture);
parentPort?.postMessage(answer, answer === null ? [] : [answer.data.buffer]);

/**
 * @param {import('libheif-js/libheif-wasm/libheif-bundle.mjs').HeifImage} image
 * @returns {Promise<import('./png-of-heic.ts').HeicPixels | null>}
 */
async function pixelsOf(image) {
  const [width, height] = [image.get_width(), image.get_height()];
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const shown = /** @type {unknown} */ (await new Promise((resolve) => image.display(target, resolve)));
  return shown ? target : null;
}
