import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { type Bundle, filesOfPages, filesOfStyles } from './built-files.ts';

const entry = join(import.meta.dirname, '../src/service-worker/service-worker.ts');

/** Pages that open without a network, and what opens on them and works without one. */
const pages = [
  'start-app',
  'features/site/shell/layouts/main-layout',
  'features/site/shell/errors/error-pages',
  'features/shopping/lists/lists-page',
  'features/shopping/lists/list-page',
  'features/shopping/lists/late-parts',
  'features/shopping/recipes-on-list/add-dialog',
  'features/recipes/card/card-menu',
  'features/recipes/menu/together-dialogs',
  'features/meal-plans/planner/planner-page',
  'features/meal-plans/planner/range/range-dialog',
  'ui/menu/open-menu',
];

/** `service-worker.js`: knows the files of this build that a start without a network needs. */
export function serviceWorker(): Plugin {
  return {
    name: 'hearth-service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = [...filesOfPages(bundle as Bundle, pages), ...filesOfStyles(bundle as Bundle)].map(
        (file) => `/${file}`,
      );
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
