import './ui/kit-styles.ts';
import './ui/typeface.css';
import './ui/global.css';
import './ui/high-contrast.css';
import type { ReadableColours } from '@hearth/domain/ui/colours';
import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { wireApi } from './platform/api/wire-api.ts';
import { boot, pageNonce } from './platform/boot/boot.ts';
import { nextTurn } from './platform/boot/turns.ts';
import { activeLocale, startI18n } from './platform/i18n/index.ts';
import { clearPreloadedQueries, isApiError } from './platform/api/index.ts';
import { keepSelf } from './platform/session/keep-self.ts';
import { createAppRouter } from './router.tsx';
import { hearthTheme, hearthVariables } from './theme.ts';

// State changes of a click render in the same frame: a tick that waited for a timer would first jump back.
notifyManager.setScheduler(queueMicrotask);

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Browsers report being online unreliably, so requests are always attempted and failures are shown.
      networkMode: 'always',
      refetchOnReconnect: true,
      // Refused requests would be refused again: only those without a response, or with 502 and above, are retried.
      retry: (failures, error) =>
        failures < 2 && navigator.onLine && (!isApiError(error) || error.status === 0 || error.status >= 502),
    },
    mutations: { networkMode: 'always' },
  },
});
const schemes = localStorageColorSchemeManager({ key: 'hearth.colorScheme' });

type AppRouter = ReturnType<typeof createAppRouter>;

/** Until then the first page has started all its requests. */
const preloadedQueriesLastMs = 10_000;

/**
 * Starts the app in the page. The server's HTML stays until the first page is complete; the page is rendered in small
 * pieces between which the browser can handle input.
 */
export async function startApp(): Promise<void> {
  // Style tags made by dialogs carry the page's nonce; the library that makes them looks for it under this name.
  Object.assign(globalThis, { __webpack_nonce__: pageNonce() });
  wireApi(queryClient);
  const texts = startI18n();
  await nextTurn();
  const router = createAppRouter(queryClient);
  await nextTurn();
  const firstPage = router.load();
  await nextTurn();
  const look = buildLook(boot.colours);
  await Promise.all([texts, firstPage]);
  await nextTurn();
  const root = createRoot(rootElement());
  startTransition(() => root.render(<App router={router} look={look} />));
  void keepSelf().catch(() => undefined);
  setTimeout(clearPreloadedQueries, preloadedQueriesLastMs);
  // The name is repeated here: a file with it alone would be fetched for every first page.
  if ('hearth.typedTexts' in sessionStorage)
    (await import('./platform/drafts/put-back-texts.ts')).putBackTexts();
}

function rootElement(): Element {
  const container = document.querySelector('#root');
  if (container === null) throw new Error('The page has no root element');
  return container;
}

/** Theme and custom properties of the kit. */
function buildLook(colours: ReadableColours) {
  return { theme: hearthTheme(colours), cssVariablesResolver: hearthVariables(colours) };
}

function App({ router, look }: { router: AppRouter; look: ReturnType<typeof buildLook> }) {
  return (
    <StrictMode>
      <DirectionProvider initialDirection={activeLocale.dir} detectDirection={false}>
        <MantineProvider
          {...look}
          colorSchemeManager={schemes}
          defaultColorScheme="auto"
          getStyleNonce={pageNonce}
        >
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </DirectionProvider>
    </StrictMode>
  );
}
