import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig } from 'vite';
import { bootPlaceholders } from './vite-plugins/boot-placeholders.ts';
import { firstPages } from './vite-plugins/first-pages.ts';
import { serverPreviewStyles } from './vite-plugins/server-preview-styles.ts';
import { localeFiles } from './vite-plugins/locale-files.ts';
import { serviceWorker } from './vite-plugins/service-worker.ts';
import { localeProgress } from './vite-plugins/locale-progress.ts';

/** The oldest browsers that Hearth promises (README), as the build names them: `safari16.4`. */
const browsers = JSON.parse(readFileSync(new URL('browsers.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const target = Object.entries(browsers).map(([browser, version]) => `${browser}${version}`);

const server = process.env['HEARTH_SERVER'] ?? 'http://localhost:9000';

/** What every page needs travels in one file: fewer requests, better compression. */
const base =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|@tanstack\/(react-router|router-core|history|store|react-store|react-query|query-core))\//;
/** Parts of those packages that only some pages need. */
const onDemand =
  /useBlocker|nfiniteQuer(?!yBehavior)|useQueries|queriesObserver|useSuspense|useIsFetching|useMutationState|awaited/;
const isBase = (id: string) => base.test(id) && !onDemand.test(id);

/** Icons of toasts, and what all icons are made with. */
const isFrameIcon = (id: string) =>
  /ui\/icons\/(create-icon|alert-triangle|circle-check|device-desktop|info-circle|language|x)\.ts$/.test(id);

/** Small parts that every page has: calls, session, languages, messages. */
const isFrame = (id: string) =>
  /(domain\/src\/ui\/colours\/|web\/src\/(platform\/(api|boot|drafts\/draft-registry|i18n|routing|session)|ui\/(toast\/toast-store|live-region|graphics\/brand-mark|page\/(use-document|focus))|features\/recipes\/timers\/(index|lazy-dialogs|load-timers|timer-presence)))/.test(
    id,
  ) ||
  isFrameIcon(id) ||
  isAccount(id);

/** What the frame knows of the account: small files, which compress better together. */
const isAccount = (id: string) =>
  /web\/src\/features\/(people\/sessions\/(index|sessions\.queries)|site\/shell\/errors\/page-unreachable)|\/member-policies\.ts$/.test(
    id,
  );

/** What reads amounts, times and temperatures: many small files that only pages of recipes need. */
const isKitchen = (id: string) =>
  /domain\/src\/(measures\/(?!temperatures|food-weights|lengths)[^/]+|ingredients\/(lines|scaling)|durations\/find|recipes\/(pictures|sections))\//.test(
    id,
  ) ||
  /features\/recipes\/(cook\/use-cook-mode|parts\/(?!recipe-picture|tint|total-time|nutrition-table)|steps\/(?!markdown-step|decorate-step|ingredients-of-step|linkable|amounts-in-steps)|read\/(facts\/recipe-(facts|organizers)|ingredients\/(use-scaling|scale-chips)|part-tabs|use-editing))|web\/src\/ui\/(use-swipe|line\/)/.test(
    id,
  );

/** What all pages of the library share: one file compresses better than a dozen. */
const isLibrary = (id: string) =>
  /src\/features\/recipes\/(ratings|library\/explore\.queries|parts\/(recipe-picture|tint|total-time\.ts)|recipes\.queries|organizers\/organizers)/.test(
    id,
  );

/** The library itself: its lists come with every page of recipes, its search and filters with the first page. */
const isExplorer = (id: string) =>
  /features\/recipes\/library\/(explorer|query|results\/(?!recipe-section|section-order|empty-list)|filters\/(filters|quick-filters))/.test(
    id,
  ) || /src\/features\/meal-plans\/today\/(index|today\.query)\.ts$/.test(id);

/** What of the kit every page has, those before the app included. */
const isKit = (id: string) =>
  /@mantine\/(core\/esm\/core\/(DirectionProvider\/|MantineProvider\/(Mantine\.context|MantineThemeProvider\/|color-functions\/get-contrast-color\/))|hooks\/esm\/use-(isomorphic-effect|media-query|mutation-observer)\/)/.test(
    id,
  );

/** Chunks of the pages with the most files; the sign-in page has few, and every byte of it counts. */
const isFirstPage = (file: string) => /\/(main-layout|recipe-page)-/.test(file);

/** What pages before the app's own are made of. */
const isEntry = (id: string) =>
  /web\/src\/(ui\/native\/(native-field|entry-card)|features\/people\/sessions\/(login-page|sign-in-form|sign-in-problem|provider-trip))/.test(
    id,
  ) || /ui\/icons\/(eye|eye-off)\.ts$/.test(id);

/** Parts of the frame around every page of the app. */
const isShell = (id: string) =>
  /web\/src\/(features\/site\/shell\/(drawer\/(drawer-content|place-link|use-drawer)|navigation\/(create-button|navigation)|layouts\/skip-link)|features\/people\/self\/avatar-url|platform\/(preferences|shortcuts)\/[\w-]+|ui\/(states\/error-state|graphics\/(avatar|person-name)|text\/person-name|menu\/action-menu|page\/page-title|new-id|use-is-phone))\.tsx?$/.test(
    id,
  );

/** What the drawer and the explorer know of cookbooks. */
const isCookbooks = (id: string) =>
  /src\/features\/recipes\/cookbooks\/(cookbooks\.queries|use-cookbooks|cookbook-rows|cookbook-groups)/.test(
    id,
  );

/** Icons of the frame and the library, which come with every page of the app but none before it. */
const isShellIcon = (id: string) =>
  /ui\/icons\/(adjustments|arrows-shuffle|arrows-sort|book-2|bookmark|books|calendar|camera|category|chevron-down|code|heart|heart-filled|layout-sidebar|link|logout|plus|search|cloud-off|server-cog|settings|shopping-cart|sort-ascending|star|star-filled|tags|timeline-event|tools-kitchen-2|trash)\.ts$/.test(
    id,
  );

/** Icons that every recipe shows, and few other pages. */
const isRecipeIcon = (id: string) =>
  /ui\/icons\/(alarm|clipboard|clock|copy|download|edit|external-link|history|minus|printer|ruler-2|send|share|users)\.ts$/.test(
    id,
  );

/** Families of pages that people open together, one file each. */
const isSettings = (id: string) =>
  /src\/features\/(people\/(api-tokens|security|members|households|groups)|automation\/(webhooks|notifiers))\//.test(
    id,
  );
/** What the frame shows of administration comes by itself, without its pages. */
const isAdministration = (id: string) =>
  /src\/features\/(people\/(group-administration|users)|site\/(maintenance\/(?!index|damage-banner|database-check\.)|settings\/|jobs))/.test(
    id,
  );

/** The pages on which administrators try out what reads recipes. */
const isDebug = (id: string) =>
  /src\/features\/(imports\/ai\/ai(-page|-form|-answer|\.)|catalog\/ingredient-parser\/)/.test(id);

/** The ways of importing that are used now and then, and what came of them. */
const isImports = (id: string) =>
  /src\/features\/imports\/(recipe-imports\/(bulk\/|image\/)?create-(bulk|zip|image)|reports\/)/.test(id);

/** Builds the web app to `dist/web` of the repository; in development it talks to a server on port 9000. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    localeProgress(),
    localeFiles(),
    firstPages(),
    serverPreviewStyles(),
    serviceWorker(),
    bootPlaceholders(server),
  ],
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
          groups: [
            { name: 'base', test: isBase, priority: 3 },
            { name: 'frame', test: isFrame, priority: 2 },
            { name: 'kit', test: isKit, priority: 1 },
            { name: 'library', test: isLibrary, priority: 1 },
            { name: 'explorer', test: isExplorer, priority: 1 },
            { name: 'kitchen', test: isKitchen, priority: 1 },
            { name: 'shell', test: isShell, priority: 1 },
            { name: 'icons', test: isShellIcon, priority: 1 },
            { name: 'recipe-icons', test: isRecipeIcon, priority: 1 },
            { name: 'cookbooks', test: isCookbooks, priority: 1 },
            { name: 'entry', test: isEntry, priority: 1 },
            { name: 'settings', test: isSettings, priority: 1 },
            { name: 'administration', test: isAdministration, priority: 1 },
            { name: 'debug', test: isDebug, priority: 1 },
            { name: 'imports', test: isImports, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/openapi.json': server, '/metrics': server } },
  preview: { proxy: { '/api': server, '/openapi.json': server, '/metrics': server } },
});
