import { exploreFamilies, operations, type OrganizerKind } from '@hearth/contract';
import type { ErrorCode } from '@hearth/contract';
import type { PublicScope } from '../../../platform/db/scope.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Platform } from '../../../platform/platform.ts';
import { foodEntries, getEntry, listEntries } from '../../catalog/foods/index.ts';
import { findPublicScope } from '../../people/groups/index.ts';
import { getPublicHousehold, listHouseholds } from '../../people/households/index.ts';
import { getOrganizer, listOrganizers } from '../organizers/index.ts';
import { type RecipeLists, sentParameters, suggestRecipes } from '../library/index.ts';
import { findPublicRecipeId } from '../visibility/index.ts';
import { computedNutritionForVisitors, visitorReadings } from '../computed-nutrition/index.ts';
import { cupWeightsIn } from '../cup-weights/index.ts';
import { getRecipe, readRecipe } from '../documents/index.ts';

/** What anyone may see of a group that shows itself. */
export function exploreRoutes(routes: Routes, platform: Platform, lists: RecipeLists): void {
  routes.public(operations.exploreRecipes, async ({ params, query, request }) => {
    const scope = await findPublicScope(platform, params.group_slug);
    const route = `/explore/groups/${params.group_slug}/recipes`;
    return lists.list(scope, query, { route, sent: sentParameters(request) });
  });
  routes.public(operations.exploreSuggestions, async ({ params, query }) =>
    suggestRecipes(platform, await findPublicScope(platform, params.group_slug), query),
  );
  routes.public(operations.exploreRecipe, async ({ params }) => {
    const { scope, id } = await findPublicRecipe(platform, params);
    return getRecipe(platform, scope, id);
  });
  routes.public(operations.exploreHouseholds, async ({ params, query }) => {
    const scope = await findPublicScope(platform, params.group_slug);
    return listHouseholds(platform, scope, query, `/explore/groups/${params.group_slug}/households`);
  });
  routes.public(operations.exploreHousehold, async ({ params }) => {
    const scope = await findPublicScope(platform, params.group_slug);
    return getPublicHousehold(platform, scope, params.household_slug);
  });
  routes.public(operations.exploreFoods, async ({ params, query }) => {
    const scope = await findPublicScope(platform, params.group_slug);
    return listEntries(platform, scope, foodEntries, query, `/explore/groups/${params.group_slug}/foods`);
  });
  routes.public(operations.exploreFood, async ({ params }) => {
    const scope = await findPublicScope(platform, params.group_slug);
    return required(await getEntry(platform, scope, foodEntries, params.item_id), 'publicFoodNotFound');
  });
  readingRoutes(routes, platform);
  organizerRoutes(routes, platform, 'categories', 'publicCategoryNotFound');
  organizerRoutes(routes, platform, 'tags', 'publicTagNotFound');
  organizerRoutes(routes, platform, 'tools', 'publicToolNotFound');
}

/** Nutrition and weights computed from the ingredients of a public recipe. */
function readingRoutes(routes: Routes, platform: Platform): void {
  const readings = visitorReadings(platform);
  routes.public(operations.exploreRecipeNutrition, async ({ params, locale, request }) => {
    readings.count(request.ip);
    const { scope, id } = await findPublicRecipe(platform, params);
    return computedNutritionForVisitors(platform, { recipe: await readRecipe(platform, scope, id), locale });
  });
  routes.public(operations.exploreRecipeCupWeights, async ({ params, locale, request }) => {
    readings.count(request.ip);
    const { scope, id } = await findPublicRecipe(platform, params);
    return cupWeightsIn(await readRecipe(platform, scope, id), locale);
  });
}

/** @throws AppError `groupNotFound`, `publicRecipeNotFound` */
async function findPublicRecipe(
  platform: Platform,
  params: { readonly group_slug: string; readonly recipe_slug: string },
): Promise<{ readonly scope: PublicScope; readonly id: string }> {
  const scope = await findPublicScope(platform, params.group_slug);
  const id = await findPublicRecipeId(platform.database.read(scope), params.recipe_slug);
  return { scope, id: required(id, 'publicRecipeNotFound') };
}

function organizerRoutes(routes: Routes, platform: Platform, kind: OrganizerKind, missing: ErrorCode): void {
  const family = exploreFamilies[kind];
  routes.public(family.list, async ({ params, query }) => {
    const scope = await findPublicScope(platform, params.group_slug);
    return listOrganizers(
      platform,
      scope,
      kind,
      query,
      `/explore/groups/${params.group_slug}/organizers/${kind}`,
    );
  });
  routes.public(family.get, async ({ params }) => {
    const scope = await findPublicScope(platform, params.group_slug);
    return required(await getOrganizer(platform, scope, kind, { id: params.item_id }), missing);
  });
}
