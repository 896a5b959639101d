import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { chunksByUse } from './vite-plugins/chunks/chunks-by-use.ts';
import { bootPlaceholders } from './vite-plugins/boot-placeholders.ts';
import { firstPages } from './vite-plugins/first-pages.ts';
import { serverPreviewStyles } from './vite-plugins/server-preview-styles.ts';
import { webManifests } from './vite-plugins/web-manifests.ts';
import { localeTexts } from './vite-plugins/locale-texts.ts';
import { serviceWorker } from './vite-plugins/service-worker.ts';

/** The oldest browsers that Hearth promises (README), as the build names them: `safari16.4`. */
const browsers = JSON.parse(readFileSync(new URL('browsers.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const target = Object.entries(browsers).map(([browser, version]) => `${browser}${version}`);

const server = process.env['HEARTH_SERVER'] ?? 'http://localhost:9000';

/** Chunks of the pages with the most files; the sign-in page has few, and every byte of it counts. */
const isFirstPage = (file: string) => /\/(main-layout|recipe-page)-/.test(file);

/** What makes modules of the sources; a survey of them is built with the same. */
const sources = () => [react(), localeTexts()];

/** Builds the web app to `dist/web` of the repository; in development it talks to a server on port 9000. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...sources(),
    chunksByUse(sources),
    firstPages(),
    serverPreviewStyles(),
    serviceWorker(),
    webManifests(),
    bootPlaceholders(server),
  ],
  // Files name each other by where they lie, so that the app also runs below a path; the server writes the page's own.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  css: { postcss: { plugins: [presetMantine()] } },
  build: {
    target,
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    // Browsers that do not know module preloads load the same files a little later.
    // Only the pages that people begin with name all their files beforehand: the names of every page's would weigh more
    // than the sign-in page itself. Styles are always named, or they would not load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || isFirstPage(file) ? needed : needed.filter((one) => one.endsWith('.css')),
    },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/openapi.json': server, '/metrics': server } },
  preview: { proxy: { '/api': server, '/openapi.json': server, '/metrics': server } },
});
