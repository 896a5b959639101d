import { createRoute, notFound, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
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
    () => import('../features/recipes/read/recipe-page.tsx'),
  ),
});

/** Reads the ingredients of a recipe: the step of the editor that does it. */
const ingredientParser = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/r/$slug/ingredient-parser',
  beforeLoad: async (visit) => {
    await requireOwnGroup(visit);
    const search = { edit: 'true', parse: 'true' };
    throw redirect({ to: '/g/$groupSlug/r/$slug', params: visit.params, search, replace: true });
  },
});

export const loadCreatePages = () => import('../features/imports/recipe-imports/pages.ts');

/** A page of the own group on which recipes are made; `areas` are its text catalogues besides that of imports. */
function createPage<Way extends string, Name extends string>(
  way: Way,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  ...areas: readonly string[]
) {
  return createRoute({
    getParentRoute: () => main,
    path: `/g/$groupSlug/r/create/${way}` as const,
    validateSearch: (search): PlainSearch => search as PlainSearch,
    beforeLoad: requireOwnGroup,
    component: lazyPage(['imports', ...areas], name, load),
  });
}

const loadImportPage = () => import('../features/imports/recipe-imports/field/create-import-page.tsx');

/** One page for all that comes in: links, share menus and bookmarks of earlier releases know several addresses. */
function importPage<Way extends 'url' | 'bulk' | 'image' | 'html' | 'zip'>(way: Way) {
  return createPage(
    way,
    'CreateImportPage',
    loadImportPage,
    'reports',
    'filter-builder',
    'cropping',
    'ratings',
  );
}

const createPages = [
  importPage('url'),
  importPage('bulk'),
  importPage('image'),
  importPage('html'),
  importPage('zip'),
  createPage('new', 'CreateNewPage', loadCreatePages),
  createPage('browser', 'CreateBrowserPage', loadCreatePages),
  createPage('debug', 'CreateDebugPage', loadCreatePages),
] as const;

/** What other apps share arrives here, through a sign-in where one is needed. */
const share = createRoute({
  getParentRoute: () => main,
  path: '/share',
  validateSearch: (search) => pickTexts(search, 'title', 'text', 'url'),
  beforeLoad: requireMember,
  component: lazyPage(['imports'], 'SharePage', loadCreatePages),
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
  ingredientParser,
  ...createPages,
  share,
  report,
  categories,
  tags,
  tools,
  docs,
] as const;
