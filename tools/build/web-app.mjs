import { join } from 'node:path';
import { build } from 'vite';
import { packFiles } from './pack-files.mjs';

/**
 * Builds the web app into `folder`, its assets packed beside themselves for browsers that take them so.
 * @param {string} root
 * @param {string} folder
 */
export async function buildWebApp(root, folder) {
  const web = join(root, 'packages/web');
  // A test that builds has another; React is built for development then.
  process.env['NODE_ENV'] = 'production';
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  await packFiles(join(folder, 'assets'));
}
