import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../features/site/shell/lazy-page.ts';
import { blank } from './frames.ts';

/** Pages that only development builds have; a production build leaves them and their code out. */
export const developmentPages = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => blank,
        path: '/dev/components',
        component: lazyPage([], 'ComponentsPage', () => import('../dev/components/components-page.tsx')),
      }),
    ]
  : [];
