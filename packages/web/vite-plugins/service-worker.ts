import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { type Bundle, filesOfAreas, filesOfStyles } from './built-files.ts';

const entry = join(import.meta.dirname, '../src/service-worker/service-worker.ts');

/** Areas of the app that work without a network, with everything that opens in them. */
const areas = [
  'start-app',
  'features/imports/recipe-imports',
  'features/meal-plans',
  'features/recipes',
  'features/shopping',
  'features/site/device',
  'features/site/palette',
  'features/site/settings-menu',
  'features/site/shell',
  'ui',
];

/** Large parts of those areas that need the server, or that few people open. */
const onlineParts = [
  'features/recipes/edit/json',
  'features/recipes/exports',
  'features/recipes/history',
  'features/recipes/sharing',
  'features/recipes/trash',
];

/** `service-worker.js`: knows the files of this build that a start without a network needs. */
export function serviceWorker(): Plugin {
  return {
    name: 'hearth-service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = [
        ...filesOfAreas(bundle as Bundle, areas, onlineParts),
        ...filesOfStyles(bundle as Bundle),
      ].map((file) => `/${file}`);
      const names = Object.keys(bundle).toSorted().join('\n');
      const { outputFiles } = await build({
        entryPoints: [entry],
        bundle: true,
        write: false,
        minify: true,
        format: 'iife',
        target: 'es2022',
        define: {
          hearthFiles: JSON.stringify(files),
          hearthBuild: JSON.stringify(createHash('sha256').update(names).digest('base64url').slice(0, 12)),
        },
      });
      const [worker] = outputFiles;
      if (worker === undefined) throw new Error('the service worker was not built');
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker.text });
    },
  };
}
