import type { FastifyRequest } from 'fastify';
import { operations } from '@hearth/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { RecipeLists } from './recipe-list.service.ts';
import { suggestRecipes } from './recipe-suggestions.service.ts';

/** Routes of lists of recipes: filtered, sorted, searched, and suggested by ingredients. */
export function libraryRoutes(routes: Routes, platform: Platform, lists: RecipeLists): void {
  routes.member(operations.listRecipes, ({ scope, query, request }) =>
    lists.list(scope, query, { route: '/recipes', sent: sentParameters(request) }),
  );
  routes.member(operations.recipesOfCategories, ({ scope, query }) =>
    lists.ofCategories(scope, query.categories ?? []),
  );
  routes.member(operations.suggestRecipes, ({ scope, query }) => suggestRecipes(platform, scope, query));
}

/** The parameters of a list as they were sent, for the links to its neighbours. */
export function sentParameters(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(request.url.split('?')[1] ?? '');
}
