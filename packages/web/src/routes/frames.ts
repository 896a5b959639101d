import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { movedPath } from '../platform/routing/index.ts';
import { requireAdmin, requireMember, selfQuery } from '../platform/session/index.ts';
import { CommandPalette } from '../features/site/palette/index.ts';
import { lazyErrorPage, lazyPage } from '../features/site/shell/lazy-page.ts';
import { Root } from '../features/site/shell/root.tsx';

/** The frames of pages, loaded on navigation. */
export const loadSettings = () => import('../features/site/settings-menu/settings-shell.tsx');

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ location }) => {
    const moved = movedPath(location.pathname);
    if (moved === null) return;
    const { searchStr, hash } = location;
    throw redirect({ href: `${moved}${searchStr}${hash === '' ? '' : `#${hash}`}`, replace: true });
  },
  component: Root,
  notFoundComponent: lazyErrorPage('UnknownAddressPage'),
  errorComponent: lazyErrorPage('UnframedErrorPage'),
});

export const blank = createRoute({
  getParentRoute: () => root,
  id: 'blank',
  component: lazyPage(
    ['shell'],
    'BlankLayout',
    () => import('../features/site/shell/layouts/blank-layout.tsx'),
  ),
});

/** Pages outside the app's navigation, for users with their link. */
export const minimal = createRoute({
  getParentRoute: () => root,
  id: 'minimal',
  beforeLoad: async ({ context }) => ({
    self: await context.queryClient.query({ ...selfQuery, staleTime: 'static' }),
  }),
  component: lazyPage(
    ['shell'],
    'MinimalFrame',
    () => import('../features/site/shell/layouts/minimal-frame.tsx'),
  ),
});

/** Pages below it know who is looking from their first render on. */
export const main = createRoute({
  getParentRoute: () => root,
  id: 'main',
  beforeLoad: async ({ context }) => ({
    self: await context.queryClient.query({ ...selfQuery, staleTime: 'static' }),
  }),
  notFoundComponent: lazyErrorPage('NotFoundPage'),
  errorComponent: lazyErrorPage('UnframedErrorPage'),
  component: lazyPage(['shell'], 'MainLayout', async () => {
    const { MainLayout } = await import('../features/site/shell/layouts/main-layout.tsx');
    return { MainLayout: () => createElement(MainLayout, { Palette: CommandPalette }) };
  }),
});

/** Profile, household, group and administration share one frame; its entries are in `settings-entries.ts`. */
export const settings = createRoute({
  getParentRoute: () => main,
  id: 'settings-shell',
  beforeLoad: requireMember,
  component: lazyPage(['settings'], 'SettingsShell', loadSettings),
});

export const administration = createRoute({
  getParentRoute: () => settings,
  id: 'administration',
  beforeLoad: requireAdmin,
});
