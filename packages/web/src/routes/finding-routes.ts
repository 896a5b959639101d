import { createRoute } from '@tanstack/react-router';
import { requireMember, requireOwnGroup } from '../platform/session/index.ts';
import { lazyPage } from '../features/site/shell/lazy-page.ts';
import { main } from './frames.ts';

const cookbooks = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/cookbooks',
  component: lazyPage(
    ['cookbooks'],
    'CookbooksPage',
    () => import('../features/recipes/cookbooks/cookbooks-page.tsx'),
  ),
});

const cookbook = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/cookbooks/$slug',
  component: lazyPage(
    ['cookbooks'],
    'CookbookPage',
    () => import('../features/recipes/cookbooks/cookbook-page.tsx'),
  ),
});

const favorites = createRoute({
  getParentRoute: () => main,
  path: '/user/$id/favorites',
  beforeLoad: requireMember,
  component: lazyPage(
    ['favorites'],
    'FavoritesPage',
    () => import('../features/recipes/favorites/favorites-page.tsx'),
  ),
});

const finder = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/recipes/finder',
  beforeLoad: requireOwnGroup,
  component: lazyPage(
    ['finder', 'filter-builder', 'ratings'],
    'FinderPage',
    () => import('../features/recipes/finder/finder-page.tsx'),
  ),
});

/** Ways to recipes besides the explorer. */
export const findingPages = [cookbooks, cookbook, favorites, finder] as const;
