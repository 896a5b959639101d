import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { copyBookFiles } from './book-files.mjs';
import { findMissingExports } from './late-imports.mjs';

/**
 * Packages that stay outside the bundle: they carry machine code beside their JavaScript, or are optional parts that
 * nothing here installs.
 */
export const external = [
  'sharp',
  '@photostructure/sqlite',
  '@node-rs/bcrypt',
  'pg-native',
  '@myriaddreamin/typst-ts-node-compiler',
];

/** What runs in threads and processes of its own; the decoder of HEIC brings what the banner has. */
const decoderPath = 'platform/files/heif/heic-worker.js';
const workerPaths = [
  'platform/archive/zip-worker.ts',
  'platform/db/sqlite/damage/file-check-worker.ts',
  'platform/db/sqlite/read-worker.ts',
  'platform/files/pictures/picture-process.ts',
  'features/catalog/ingredient-parser/line-worker.ts',
  'features/imports/recipe-imports/from-url/page-worker.ts',
  'features/site/backups/backup-thread.ts',
  'features/imports/migrations/archive-worker.ts',
  'features/recipes/exports/book/pdf/pdf-process.ts',
  'features/recipes/exports/export-worker.ts',
];

/** CommonJS packages inside an ES module still ask for these. */
const banner = `import { createRequire as hearthCreateRequire } from 'node:module';
import { dirname as hearthDirname } from 'node:path';
import { fileURLToPath as hearthFileURLToPath } from 'node:url';
const require = hearthCreateRequire(import.meta.url);
const __filename = hearthFileURLToPath(import.meta.url);
const __dirname = hearthDirname(__filename);
`;

/** @type {import('esbuild').BuildOptions} */
const common = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  minifySyntax: true,
  minifyIdentifiers: true,
  keepNames: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/**
 * Copies the pictures of the starter recipes; their drawings stay here.
 * @param {string} root
 * @param {string} folder
 */
function copyStarterPictures(root, folder) {
  const filter = (/** @type {string} */ path) => !path.endsWith('.svg');
  cpSync(join(root, 'packages/server/starter-pictures'), folder, { recursive: true, filter });
}

/**
 * Bundles the server into `folder`. What the sources import dynamically stays in chunks of its own and is read only
 * when it is needed; a worker lies beside the chunk that starts it, and shares chunks with the server. Functions keep their names, so that stack traces in the log can
 * be read.
 * @throws Error when the bundle takes something of a chunk that the chunk does not export
 * @param {string} root
 * @param {string} folder
 */
export async function bundleServer(root, folder) {
  const sources = join(root, 'packages/server/src');
  const workers = workerPaths.map((path) => [`chunks/${basename(path, '.ts')}`, join(sources, path)]);
  await build({
    ...common,
    absWorkingDir: root,
    entryPoints: { main: join(sources, 'main.ts'), ...Object.fromEntries(workers) },
    outdir: folder,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    external,
    banner: { js: banner },
  });
  const decoder = { entryPoints: [join(sources, decoderPath)], outdir: join(folder, 'chunks') };
  await build({ ...common, absWorkingDir: root, ...decoder });
  copyBookFiles(root, join(folder, 'book'));
  copyStarterPictures(root, join(folder, 'starter-pictures'));
  const faults = findMissingExports(folder);
  if (faults.length > 0) throw new Error(`The bundle would not run:\n${faults.join('\n')}`);
}
