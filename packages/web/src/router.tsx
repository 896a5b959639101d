import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { lazyErrorPage } from './features/site/shell/lazy-page.ts';
import { basePath } from './platform/boot/site-address.ts';
import { parsePlainSearch, stringifyPlainSearch } from './platform/routing/index.ts';
import { administrationPages } from './routes/administration-routes.ts';
import { developmentPages } from './routes/development-routes.ts';
import { crossroads, entryPages } from './routes/entry-routes.ts';
import { administration, blank, main, minimal, root, settings } from './routes/frames.ts';
import { findingPages } from './routes/finding-routes.ts';
import { planPages } from './routes/plan-routes.ts';
import { recipePages } from './routes/recipe-routes.ts';
import { linkPages, togetherPages } from './routes/together-routes.ts';
import { shoppingPages } from './routes/shopping-routes.ts';
import { settingsPages, settingsStart } from './routes/settings-routes.ts';

/** Every address of the app. */
const routeTree = root.addChildren([
  ...crossroads,
  blank.addChildren([...entryPages, ...developmentPages]),
  minimal.addChildren([...linkPages]),
  main.addChildren([
    ...recipePages,
    ...findingPages,
    ...togetherPages,
    ...planPages,
    ...shoppingPages,
    settingsStart,
    settings.addChildren([...settingsPages, administration.addChildren([...administrationPages])]),
  ]),
]);

/** Builds the router. Queries of addresses are plain texts; links fetch the code of their page when one nears them. */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(basePath === '' ? {} : { basepath: basePath }),
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: lazyErrorPage('ErrorPage'),
    defaultNotFoundComponent: lazyErrorPage('NotFoundPage'),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
