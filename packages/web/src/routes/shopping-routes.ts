import { createRoute } from '@tanstack/react-router';
import { requireMember } from '../platform/session/index.ts';
import { lazyPage } from '../features/site/shell/lazy-page.ts';
import { main } from './frames.ts';

const lists = createRoute({
  getParentRoute: () => main,
  path: '/shopping-lists',
  beforeLoad: requireMember,
  component: lazyPage(
    ['shopping-lists'],
    'ShoppingListsPage',
    () => import('../features/shopping/lists/lists-page.tsx'),
  ),
});

const list = createRoute({
  getParentRoute: () => main,
  path: '/shopping-lists/$id',
  beforeLoad: requireMember,
  component: lazyPage(
    ['shopping-lists'],
    'ShoppingListPage',
    () => import('../features/shopping/lists/list-page.tsx'),
  ),
});

/** Pages of shopping lists. */
export const shoppingPages = [lists, list] as const;
