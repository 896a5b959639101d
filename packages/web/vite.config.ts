import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { bootPlaceholders } from './vite-plugins/boot-placeholders.ts';
import { localeProgress } from './vite-plugins/locale-progress.ts';

const server = process.env['HEARTH_SERVER'] ?? 'http://localhost:9000';

/** What every page needs travels in one file: fewer requests, better compression. */
const base =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core))\//;
/** Parts of those packages that only some pages need. */
const onDemand =
  /useBlocker|nfiniteQuer|useQueries|queriesObserver|useSuspense|useIsFetching|useMutationState|awaited/;
const isBase = (id: string) => base.test(id) && !onDemand.test(id);

/** Small parts that every page has: calls, session, languages, messages. */
const isFrame = (id: string) =>
  /web\/src\/(platform\/(api|boot|colour|i18n|routing|session)|ui\/(toast\/toast-store|live-region|brand-mark|page\/(use-document|focus)))/.test(
    id,
  );

/** What all pages of the library share: one file compresses better than a dozen. */
const isLibrary = (id: string) =>
  /src\/(features\/(ratings|recipes\/(recipe-card|recipe-picture|recipes\.queries)|organizers\/organizers))/.test(
    id,
  );

/** Builds the web app to `dist/web` of the repository; in development it talks to a server on port 9000. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), localeProgress(), bootPlaceholders(server)],
  css: { postcss: { plugins: [presetMantine()] } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    // Browsers that do not know module preloads load the same files a little later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: isBase, priority: 3 },
            { name: 'frame', test: isFrame, priority: 2 },
            { name: 'library', test: isLibrary, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/openapi.json': server, '/metrics': server } },
  preview: { proxy: { '/api': server, '/openapi.json': server, '/metrics': server } },
});
