import './ui/kit-styles.ts';
import './ui/global.css';
import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { wireApi } from './platform/api/wire-api.ts';
import { boot, pageNonce } from './platform/boot/boot.ts';
import { activeLocale, startI18n } from './platform/i18n/index.ts';
import { isApiError } from './platform/api/index.ts';
import { createAppRouter } from './router.tsx';
import { hearthTheme, hearthVariables } from './theme.ts';

// What a click changes shows in the same frame: a tick that waited for a timer would first jump back.
notifyManager.setScheduler(queueMicrotask);

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // What the server has refused it will refuse again; only silence is worth another attempt.
      retry: (failures, error) =>
        failures < 2 && (!isApiError(error) || error.status === 0 || error.status >= 502),
    },
  },
});
const router = createAppRouter(queryClient);
const schemes = localStorageColorSchemeManager({ key: 'hearth.colorScheme' });
const theme = hearthTheme(boot.theme);
const variables = hearthVariables(boot.theme);

/** Style tags made by dialogs carry the page's nonce; the library that makes them looks for it under this name. */
Object.assign(globalThis, { __webpack_nonce__: pageNonce() });

wireApi(queryClient);
const texts = startI18n();
const firstPage = router.load();
await Promise.all([texts, firstPage]);

const container = document.querySelector('#root');
if (container === null) throw new Error('The page has no root element');
createRoot(container).render(
  <StrictMode>
    <DirectionProvider initialDirection={activeLocale.dir} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        colorSchemeManager={schemes}
        defaultColorScheme="auto"
        getStyleNonce={pageNonce}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  </StrictMode>,
);
