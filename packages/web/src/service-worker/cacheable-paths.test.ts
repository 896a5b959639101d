import { operations } from '@hearth/contract';
import { expect, it } from 'vitest';
import { isCacheable } from './cacheable-paths.ts';

it('only responses about the signed-in user, lists, stores, plan, catalog entries and what the library is sorted by are cached', () => {
  const cached = Object.values(operations)
    .filter(({ method }) => method === 'GET')
    .filter(({ path }) => isCacheable({ pathname: path.replaceAll(/\{\w+\}/g, 'x') }))
    .map(({ path }) => path);
  expect(cached.toSorted()).toEqual([
    '/api/foods',
    '/api/groups/households',
    '/api/groups/labels',
    '/api/households/cookbooks',
    '/api/households/mealplans',
    '/api/households/mealplans/kinds',
    '/api/households/mealplans/today',
    '/api/households/members',
    '/api/households/preferences',
    '/api/households/self',
    '/api/households/shopping/lists',
    '/api/households/shopping/lists/{item_id}',
    '/api/households/shopping/lists/{item_id}/learned-order',
    '/api/households/shopping/usual-items',
    '/api/households/stores',
    '/api/organizers/categories',
    '/api/organizers/categories/counts',
    '/api/organizers/tags',
    '/api/organizers/tags/counts',
    '/api/organizers/tools',
    '/api/organizers/tools/counts',
    '/api/units',
    '/api/users/self',
    '/api/users/self/ratings',
  ]);
});
