import { createRoute } from '@tanstack/react-router';
import { requireOwnGroup } from '../platform/session/index.ts';
import { lazyPage } from '../features/site/shell/lazy-page.ts';
import { main, minimal } from './frames.ts';

const timeline = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/recipes/timeline',
  beforeLoad: requireOwnGroup,
  component: lazyPage(
    ['timeline'],
    'TimelinePage',
    () => import('../features/recipes/timeline/timeline-page.tsx'),
  ),
});

const trash = createRoute({
  getParentRoute: () => main,
  path: '/g/$groupSlug/recipes/trash',
  beforeLoad: requireOwnGroup,
  component: lazyPage(['trash'], 'TrashPage', () => import('../features/recipes/trash/trash-page.tsx')),
});

const shared = createRoute({
  getParentRoute: () => minimal,
  path: '/g/$groupSlug/shared/r/$token',
  component: lazyPage(
    ['sharing', 'recipes', 'ratings'],
    'SharedRecipePage',
    () => import('../features/recipes/read/shared-recipe-page.tsx'),
  ),
});

/** Pages of the timeline and the trash. */
export const togetherPages = [timeline, trash] as const;

/** Pages outside the app's navigation, for users with their link. */
export const linkPages = [shared] as const;
