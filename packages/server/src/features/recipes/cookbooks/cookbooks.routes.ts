import { operations } from '@hearth/contract';
import type { ReadCookBook } from '@hearth/contract';
import type { GroupScope } from '../../../platform/db/scope.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPublicScope } from '../../people/groups/index.ts';
import type { RecipeLists } from '../library/index.ts';
import { CookbookCovers } from './cookbook-covers.ts';
import {
  changeCookbooks,
  createCookbook,
  duplicateCookbook,
  getCookbook,
  listCookbooks,
  removeCookbook,
} from './cookbooks.service.ts';
import { changePickedRecipes } from './picked-recipes.service.ts';

export function cookbookRoutes(routes: Routes, platform: Platform, lists: RecipeLists): void {
  routes.member(operations.listCookbooks, ({ scope, query }) =>
    listCookbooks(platform, scope, query, '/households/cookbooks'),
  );
  routes.member(operations.createCookbook, ({ scope, body, locale }) =>
    createCookbook(platform, scope, body, locale),
  );
  routes.member(operations.duplicateCookbook, ({ scope, params, body }) =>
    duplicateCookbook(platform, scope, { id: params.item_id, name: body.name }),
  );
  routes.member(operations.putCookbooks, ({ scope, body }) =>
    changeCookbooks(
      platform,
      scope,
      body.map((input) => ({ id: input.id, input })),
      true,
    ),
  );
  routes.member(operations.getCookbook, async ({ scope, params }) => {
    const cookbook = await getCookbook(platform, scope, params.item_id);
    return withRecipes(lists, scope, required(cookbook, 'unknownRoute'));
  });
  for (const operation of [operations.putCookbook, operations.patchCookbook]) {
    routes.member(operation, async ({ scope, params, body }) => {
      const [changed] = await changeCookbooks(platform, scope, [{ id: params.item_id, input: body }]);
      return required(changed, 'itemNotFound');
    });
  }
  routes.member(operations.deleteCookbook, ({ scope, params }) =>
    removeCookbook(platform, scope, params.item_id),
  );
  routes.member(operations.changePickedRecipes, ({ scope, params, body }) =>
    changePickedRecipes(platform, scope, params.item_id, body),
  );
  publicRoutes(routes, platform, lists);
  coverRoutes(routes, platform);
}

function coverRoutes(routes: Routes, platform: Platform): void {
  const covers = new CookbookCovers(platform);
  routes.member(operations.listCookbookCovers, ({ scope }) => covers.list(scope));
  routes.public(operations.exploreCookbookCovers, async ({ params }) =>
    covers.list(await findPublicScope(platform, params.group_slug)),
  );
}

function publicRoutes(routes: Routes, platform: Platform, lists: RecipeLists): void {
  routes.public(operations.exploreCookbooks, async ({ params, query }) => {
    const scope = await findPublicScope(platform, params.group_slug);
    return listCookbooks(platform, scope, query, `/explore/groups/${params.group_slug}/cookbooks`);
  });
  routes.public(operations.exploreCookbook, async ({ params }) => {
    const scope = await findPublicScope(platform, params.group_slug);
    const cookbook = await getCookbook(platform, scope, params.item_id);
    return withRecipes(lists, scope, required(cookbook, 'cookbookNotFound'));
  });
}

/** A cookbook with the summaries of the recipes that its filter finds. */
async function withRecipes(lists: RecipeLists, scope: GroupScope, cookbook: ReadCookBook) {
  return { ...cookbook, recipes: await lists.ofCookbook(scope, cookbook.id) };
}
