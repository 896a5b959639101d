import type { Plugin } from 'vite';
import { type Bundle, filesOfPages } from './built-files.ts';
import { findTextFiles } from './text-files.ts';
import { findTextsRoot } from './locale-texts.ts';

/** What every page starts with. */
const start = 'start-app';

const layout = 'features/site/shell/layouts/main-layout';

/**
 * Pages that people begin with: their address, the modules that show them and the areas of their texts. All others only
 * start.
 */
const pages = [
  {
    address: String.raw`^/login/?$`,
    modules: [start, 'features/people/sessions/login-page'],
    texts: ['ui', 'shell', 'sessions'],
  },
  {
    address: String.raw`^/g/[^/]+/?$`,
    modules: [start, layout, 'features/recipes/library/explorer/explorer-page'],
    texts: ['ui', 'shell', 'explore', 'ratings'],
  },
  {
    address: String.raw`^/g/[^/]+/r/(?!create/?$)[^/]+/?$`,
    modules: [start, layout, 'features/recipes/read/recipe-page'],
    texts: ['ui', 'shell', 'recipes', 'ratings'],
  },
  {
    address: String.raw`^/household/mealplan(?:/planner(?:/view)?)?/?$`,
    modules: [start, layout, 'features/meal-plans/planner/planner-page'],
    texts: ['ui', 'shell', 'planner', 'meal-plans', 'dates'],
  },
  {
    address: String.raw`^/shopping-lists/?$`,
    modules: [start, layout, 'features/shopping/lists/lists-page'],
    texts: ['ui', 'shell', 'shopping-lists'],
  },
  {
    address: String.raw`^/shopping-lists/[^/]+/?$`,
    modules: [start, layout, 'features/shopping/lists/list-page'],
    texts: ['ui', 'shell', 'shopping-lists'],
  },
  { address: '', modules: [start], texts: ['ui'] },
];

/**
 * `.vite/first-pages.json`: all files and texts that a first page needs, so that the server can name them in its HTML. Otherwise
 * a browser learns of each only from the one before it, and waits for the network in between.
 */
export function firstPages(): Plugin {
  return {
    name: 'hearth-first-pages',
    apply: 'build',
    generateBundle(_, bundle) {
      const source = JSON.stringify({
        textsRoot: findTextsRoot(),
        pages: pages.map(({ modules, texts, address }) => ({
          address,
          texts: findTextFiles(texts),
          files: filesOfPages(bundle as Bundle, modules),
        })),
      });
      this.emitFile({ type: 'asset', fileName: '.vite/first-pages.json', source });
    },
  };
}
