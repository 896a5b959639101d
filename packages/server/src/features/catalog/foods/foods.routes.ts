import { foodFamily, operations, unitFamily } from '@hearth/contract';
import { required } from '../../../platform/errors/app-error.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { foodWords, unitWords } from './catalog-kinds.ts';
import { WordPages } from './entry-pages.ts';
import {
  createWord,
  getWord,
  mergeWords,
  removeWord,
  updateWord,
  type WordListener,
} from './catalog-entries.service.ts';

/** Foods and units: what ingredients are named by. */
export function foodRoutes(routes: Routes, platform: Platform, listener: WordListener): void {
  routes.member(operations.mergeFoods, async ({ scope, body }) => {
    await mergeWords(platform, scope, 'foods', { from: body.fromFood, to: body.toFood }, listener);
    return { message: 'Successfully merged foods', error: false };
  });
  routes.member(operations.mergeUnits, async ({ scope, body }) => {
    await mergeWords(platform, scope, 'units', { from: body.fromUnit, to: body.toUnit }, listener);
    return { message: 'Successfully merged units', error: false };
  });
  const pages = new WordPages(platform);
  routes.member(foodFamily.list, ({ scope, query }) => pages.list(scope, foodWords, query, '/foods'));
  routes.member(unitFamily.list, ({ scope, query }) => pages.list(scope, unitWords, query, '/units'));
  foods(routes, platform, listener);
  units(routes, platform, listener);
}

function foods(routes: Routes, platform: Platform, listener: WordListener): void {
  routes.member(foodFamily.create, ({ scope, body }) => createWord(platform, scope, foodWords, body));
  routes.member(foodFamily.get, async ({ scope, params }) =>
    required(await getWord(platform, scope, foodWords, params.item_id), 'itemNotFound'),
  );
  routes.member(foodFamily.put, ({ scope, params, body }) =>
    updateWord(platform, scope, foodWords, params.item_id, () => body, listener),
  );
  routes.member(foodFamily.patch, ({ scope, params, body }) =>
    updateWord(
      platform,
      scope,
      foodWords,
      params.item_id,
      (current) => ({ ...current, ...given(body) }),
      listener,
    ),
  );
  routes.member(foodFamily.remove, ({ scope, params }) =>
    removeWord(platform, scope, foodWords, params.item_id, listener),
  );
}

function units(routes: Routes, platform: Platform, listener: WordListener): void {
  routes.member(unitFamily.create, ({ scope, body }) => createWord(platform, scope, unitWords, body));
  routes.member(unitFamily.get, async ({ scope, params }) =>
    required(await getWord(platform, scope, unitWords, params.item_id), 'itemNotFound'),
  );
  routes.member(unitFamily.put, ({ scope, params, body }) =>
    updateWord(platform, scope, unitWords, params.item_id, () => body, listener),
  );
  routes.member(unitFamily.patch, ({ scope, params, body }) =>
    updateWord(
      platform,
      scope,
      unitWords,
      params.item_id,
      (current) => ({ ...current, ...given(body) }),
      listener,
    ),
  );
  routes.member(unitFamily.remove, ({ scope, params }) =>
    removeWord(platform, scope, unitWords, params.item_id, listener),
  );
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that were sent. */
function given<T extends object>(body: T): Given<T> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Given<T>;
}
