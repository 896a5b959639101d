import { parentPort, workerData } from 'node:worker_threads';
import { boundMemory } from './bound-memory.js';
import { HeicFile } from './heic-file.js';

/**
 * Worker thread that decodes one HEIC picture and ends. Posts its planes, upright; null for a damaged file or one that
 * needs more memory; or how many pixels it has, where these are too many to be decoded in one piece. Plain JavaScript,
 * because workers start without a compiler.
 */
const { file, maxBytes, maxPixels, maxWholePixels } = /** @type {import('./png-of-heic.ts').HeicTask} */ (
  workerData
);
boundMemory(maxBytes);
const opened = HeicFile.open(file);
const tooMany = opened !== null && opened.wholePixels > maxWholePixels;
const planes = tooMany ? null : (opened?.readPlanes(maxPixels) ?? null);
/** @type {import('./png-of-heic.ts').HeicReply} */
const reply = tooMany ? { tooManyPixels: opened.wholePixels } : planes;
parentPort?.postMessage(
  reply,
  planes === null ? [] : [planes.luma.buffer, planes.blue.buffer, planes.red.buffer],
);
