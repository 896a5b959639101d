import { foodFamily, operations, unitFamily } from '@hearth/contract';
import { required } from '../../../platform/errors/app-error.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { foodEntries, unitEntries } from './catalog-kinds.ts';
import { EntryPages } from './entry-pages.ts';
import {
  createEntry,
  getEntry,
  getEntryUses,
  mergeEntries,
  removeWord,
  updateWord,
  type CatalogListener,
} from './catalog-entries.service.ts';

/** Foods and units: what ingredients are named by. */
export function foodRoutes(routes: Routes, platform: Platform, listener: CatalogListener): void {
  routes.member(operations.mergeFoods, async ({ scope, body }) => {
    await mergeEntries(platform, scope, foodEntries, { from: body.fromFood, to: body.toFood }, listener);
    return { message: 'Successfully merged foods', error: false };
  });
  routes.member(operations.mergeUnits, async ({ scope, body }) => {
    await mergeEntries(platform, scope, unitEntries, { from: body.fromUnit, to: body.toUnit }, listener);
    return { message: 'Successfully merged units', error: false };
  });
  const pages = new EntryPages(platform);
  routes.member(foodFamily.list, ({ scope, query }) => pages.list(scope, foodEntries, query, '/foods'));
  routes.member(unitFamily.list, ({ scope, query }) => pages.list(scope, unitEntries, query, '/units'));
  foods(routes, platform, listener);
  units(routes, platform, listener);
}

function foods(routes: Routes, platform: Platform, listener: CatalogListener): void {
  routes.member(foodFamily.create, ({ scope, body }) => createEntry(platform, scope, foodEntries, body));
  routes.member(foodFamily.get, async ({ scope, params }) =>
    required(await getEntry(platform, scope, foodEntries, params.item_id), 'itemNotFound'),
  );
  routes.member(foodFamily.uses, ({ scope, params }) =>
    getEntryUses(platform, scope, foodEntries, params.item_id),
  );
  routes.member(foodFamily.put, ({ scope, params, body }) =>
    updateWord(platform, scope, foodEntries, params.item_id, () => body, listener),
  );
  routes.member(foodFamily.patch, ({ scope, params, body }) =>
    updateWord(
      platform,
      scope,
      foodEntries,
      params.item_id,
      (current) => ({ ...current, ...given(body) }),
      listener,
    ),
  );
  routes.member(foodFamily.remove, ({ scope, params }) =>
    removeWord(platform, scope, foodEntries, params.item_id, listener),
  );
}

function units(routes: Routes, platform: Platform, listener: CatalogListener): void {
  routes.member(unitFamily.create, ({ scope, body }) => createEntry(platform, scope, unitEntries, body));
  routes.member(unitFamily.get, async ({ scope, params }) =>
    required(await getEntry(platform, scope, unitEntries, params.item_id), 'itemNotFound'),
  );
  routes.member(unitFamily.uses, ({ scope, params }) =>
    getEntryUses(platform, scope, unitEntries, params.item_id),
  );
  routes.member(unitFamily.put, ({ scope, params, body }) =>
    updateWord(platform, scope, unitEntries, params.item_id, () => body, listener),
  );
  routes.member(unitFamily.patch, ({ scope, params, body }) =>
    updateWord(
      platform,
      scope,
      unitEntries,
      params.item_id,
      (current) => ({ ...current, ...given(body) }),
      listener,
    ),
  );
  routes.member(unitFamily.remove, ({ scope, params }) =>
    removeWord(platform, scope, unitEntries, params.item_id, listener),
  );
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that were sent. */
function given<T extends object>(body: T): Given<T> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Given<T>;
}
