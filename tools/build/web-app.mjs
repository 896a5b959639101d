import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the web app into `folder`.
 * @param {string} root
 * @param {string} folder
 */
export async function buildWebApp(root, folder) {
  const web = join(root, 'packages/web');
  await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
}
