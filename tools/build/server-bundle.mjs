import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Packages that stay outside the bundle: they carry machine code beside their JavaScript, or are optional parts that
 * nothing here installs.
 */
const EXTERNAL = ['sharp', '@photostructure/sqlite', '@node-rs/bcrypt', 'pg-native'];

/** CommonJS packages inside an ES module still ask for these. */
const BANNER = `import { createRequire as hearthCreateRequire } from 'node:module';
import { dirname as hearthDirname } from 'node:path';
import { fileURLToPath as hearthFileURLToPath } from 'node:url';
const require = hearthCreateRequire(import.meta.url);
const __filename = hearthFileURLToPath(import.meta.url);
const __dirname = hearthDirname(__filename);
`;

/**
 * Bundles the server into `folder`. What the sources import dynamically stays in chunks of its own and is read only
 * when it is needed. Names are kept, so that stack traces in the log can be read.
 * @param {string} root
 * @param {string} folder
 */
export async function bundleServer(root, folder) {
  await build({
    absWorkingDir: root,
    entryPoints: { main: join(root, 'packages/server/src/main.ts') },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    legalComments: 'none',
    chunkNames: 'chunks/[name]-[hash]',
    external: EXTERNAL,
    banner: { js: BANNER },
    logLevel: 'warning',
  });
}
