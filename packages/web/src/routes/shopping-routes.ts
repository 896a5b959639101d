import { createRoute } from '@tanstack/react-router';
import { requireMember } from '../platform/session/index.ts';
import { lazyPage } from '../features/site/shell/lazy-page.ts';
import { main } from './frames.ts';

const lists = createRoute({
  getParentRoute: () => main,
  path: '/shopping-lists',
  beforeLoad: requireMember,
  component: lazyPage(
    ['shopping-lists', 'stores'],
    'ShoppingListsPage',
    () => import('../features/shopping/lists/lists-page.tsx'),
  ),
});

const list = createRoute({
  getParentRoute: () => main,
  path: '/shopping-lists/$id',
  beforeLoad: requireMember,
  component: lazyPage(
    ['shopping-lists', 'stores'],
    'ShoppingListPage',
    () => import('../features/shopping/lists/list-page.tsx'),
  ),
});

const stores = createRoute({
  getParentRoute: () => main,
  path: '/household/stores',
  beforeLoad: requireMember,
  component: lazyPage(
    ['shopping-lists', 'stores'],
    'StoresPage',
    () => import('../features/shopping/stores/stores-page.tsx'),
  ),
});

/** Pages of shopping lists, and of the stores where they are taken. */
export const shoppingPages = [lists, list, stores] as const;
