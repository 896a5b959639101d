import type { Plugin } from 'vite';
import { type Bundle, filesOfPages } from './built-files.ts';

/** What every page starts with. */
const start = 'start-app';

/** Pages that people begin with: their address, and the modules that show them. All others only start. */
const pages = [
  { address: String.raw`^/login/?$`, modules: [start, 'features/people/sessions/login-page'] },
  {
    address: String.raw`^/g/[^/]+/?$`,
    modules: [
      start,
      'features/site/shell/layouts/main-layout',
      'features/recipes/library/explorer/explorer-page',
    ],
  },
  {
    address: String.raw`^/g/[^/]+/r/(?!create/?$)[^/]+/?$`,
    modules: [start, 'features/site/shell/layouts/main-layout', 'features/recipes/read/recipe-page'],
  },
  { address: '', modules: [start] },
];

/**
 * `.vite/first-pages.json`: all files that a first page needs, so that the server can name them in its HTML. Otherwise
 * a browser learns of each only from the one before it, and waits for the network in between.
 */
export function firstPages(): Plugin {
  return {
    name: 'hearth-first-pages',
    apply: 'build',
    generateBundle(_, bundle) {
      const source = JSON.stringify(
        pages.map(({ address, modules }) => ({ address, files: filesOfPages(bundle as Bundle, modules) })),
      );
      this.emitFile({ type: 'asset', fileName: '.vite/first-pages.json', source });
    },
  };
}
