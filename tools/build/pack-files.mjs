import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const isText = /\.(?:js|css|json|svg)$/;
/** Below this, packing gains nothing; the server packs nothing smaller either. */
const smallestBytes = 1000;
const atOnce = 8;
/** One below what takes ten times as long for three in a hundred less. */
const quality = 9;
/** A window that holds most files whole: larger ones cost time to set up for each of thousands of small files. */
const smallWindowBits = 16;

/**
 * Writes `.br` and `.gz` beside every larger text of a folder and the folders in it: the server sends them as they are, smaller than it could
 * make them on the way.
 * @param {string} folder
 */
export async function packFiles(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => isText.test(name));
  const work = names.values();
  await Promise.all(Array.from({ length: atOnce }, () => packAll(folder, work)));
}

/**
 * @param {string} folder
 * @param {Iterable<string>} names
 */
async function packAll(folder, names) {
  for (const name of names) await packFile(join(folder, name));
}

/** @param {string} path */
async function packFile(path) {
  const content = await readFile(path);
  if (content.length < smallestBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    ...(content.length < 2 ** smallWindowBits && { [constants.BROTLI_PARAM_LGWIN]: smallWindowBits }),
  };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
}
