import { operations } from '@hearth/contract';
import { expect, it } from 'vitest';
import { isCacheable } from './cacheable-paths.ts';

it('only responses about the signed-in user, lists, plan and catalog entries are cached', () => {
  const cached = Object.values(operations)
    .filter(({ method }) => method === 'GET')
    .filter(({ path }) => isCacheable({ pathname: path.replaceAll(/\{\w+\}/g, 'x') }))
    .map(({ path }) => path);
  expect(cached.toSorted()).toEqual([
    '/api/foods',
    '/api/groups/labels',
    '/api/households/mealplans',
    '/api/households/mealplans/today',
    '/api/households/members',
    '/api/households/preferences',
    '/api/households/self',
    '/api/households/shopping/lists',
    '/api/households/shopping/lists/{item_id}',
    '/api/households/shopping/lists/{item_id}/learned-order',
    '/api/units',
    '/api/users/self',
  ]);
});
