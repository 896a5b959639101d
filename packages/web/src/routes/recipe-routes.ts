import { createRoute, notFound } from '@tanstack/react-router';
import { boot } from '../platform/boot/boot.ts';
import { pickTexts, type PlainSearch } from '../platform/routing/index.ts';
import { requireMember, requireOwnGroup } from '../platform/session/index.ts';
import { lazyPage } from '../features/site/shell/lazy-page.ts';
import { main } from './frames.ts';

const explorer = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug',
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: lazyPage(
    ['explore', 'ratings'],
    'ExplorerPage',
    () => import('../features/recipes/library/explorer/explorer-page.tsx'),
  ),
});

const recipe = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/r/$slug',
  validateSearch: (search): PlainSearch => search as PlainSearch,
  component: lazyPage(
    ['recipes', 'ratings'],
    'RecipePage',
    () => import('../features/recipes/recipe/page/recipe-page.tsx'),
  ),
});

const createUrl = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/r/create/url',
  validateSearch: (search): PlainSearch => search as PlainSearch,
  beforeLoad: requireOwnGroup,
  component: lazyPage(
    ['imports'],
    'CreateUrlPage',
    () => import('../features/imports/recipe-imports/create-url-page.tsx'),
  ),
});

const createHtml = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/r/create/html',
  beforeLoad: requireOwnGroup,
  component: lazyPage(
    ['imports'],
    'CreateHtmlPage',
    () => import('../features/imports/recipe-imports/create-html-page.tsx'),
  ),
});

const createNew = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/r/create/new',
  beforeLoad: requireOwnGroup,
  component: lazyPage(
    ['imports'],
    'CreateNewPage',
    () => import('../features/imports/recipe-imports/create-new-page.tsx'),
  ),
});

const createBulk = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/r/create/bulk',
  beforeLoad: requireOwnGroup,
  component: lazyPage(
    ['imports', 'reports', 'filter-builder'],
    'CreateBulkPage',
    () => import('../features/imports/recipe-imports/bulk/create-bulk-page.tsx'),
  ),
});

const createZip = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/r/create/zip',
  beforeLoad: requireOwnGroup,
  component: lazyPage(
    ['imports'],
    'CreateZipPage',
    () => import('../features/imports/recipe-imports/create-zip-page.tsx'),
  ),
});

const createImage = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/r/create/image',
  beforeLoad: requireOwnGroup,
  component: lazyPage(
    ['imports', 'cropping'],
    'CreateImagePage',
    () => import('../features/imports/recipe-imports/image/create-image-page.tsx'),
  ),
});

const createDebug = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/r/create/debug',
  validateSearch: (search): PlainSearch => search as PlainSearch,
  beforeLoad: requireOwnGroup,
  component: lazyPage(
    ['imports'],
    'CreateDebugPage',
    () => import('../features/imports/recipe-imports/debug/create-debug-page.tsx'),
  ),
});

const report = createRoute({
  getParentRoute: () => main,
  path: '/group/reports/$id',
  beforeLoad: requireMember,
  component: lazyPage(['reports'], 'ReportPage', () => import('../features/imports/reports/report-page.tsx')),
});

const loadOrganizerPages = () => import('../features/recipes/organizers/organizer-pages.tsx');

const categories = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/recipes/categories',
  validateSearch: (search) => pickTexts(search, 'q'),
  beforeLoad: requireOwnGroup,
  component: lazyPage(['organizers'], 'CategoriesPage', loadOrganizerPages),
});

const tags = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/recipes/tags',
  validateSearch: (search) => pickTexts(search, 'q'),
  beforeLoad: requireOwnGroup,
  component: lazyPage(['organizers'], 'TagsPage', loadOrganizerPages),
});

const tools = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/recipes/tools',
  validateSearch: (search) => pickTexts(search, 'q'),
  beforeLoad: requireOwnGroup,
  component: lazyPage(['organizers'], 'ToolsPage', loadOrganizerPages),
});

const docs = createRoute({
  getParentRoute: () => main,
  path: '/docs',
  beforeLoad: () => {
    if (!boot.hasApiDocs) throw notFound();
  },
  component: lazyPage(['docs'], 'DocsPage', () => import('../features/site/api-docs/docs-page.tsx')),
});

/** Pages of the library and its recipes. */
export const recipePages = [
  explorer,
  recipe,
  createUrl,
  createHtml,
  createBulk,
  createZip,
  createImage,
  createDebug,
  report,
  createNew,
  categories,
  tags,
  tools,
  docs,
] as const;
