import type { Recipe } from '@hearth/contract';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getOwnGroup, findPublicScope } from '../../people/groups/index.ts';
import { findPublicRecipeId } from '../../recipes/visibility/index.ts';
import { readRecipe } from '../../recipes/documents/index.ts';
import { readSharedRecipe } from '../../recipes/sharing/index.ts';
import { hiddenWhenRefused } from './hidden-when-refused.ts';
import { missingPage, type PageHead, unlistedPage } from './page-head.ts';
import { recipeHead } from './recipe-head.ts';

interface RecipeAddress {
  readonly group: string;
  readonly slug: string;
  readonly locale: Locale;
}

/**
 * The head of a recipe's page: title, description, preview for messengers, and the recipe as schema.org data for
 * other programs. Visitors without access get an empty page with status 404. Search engines may keep what a
 * visitor sees.
 */
export async function recipePage(
  platform: Platform,
  scope: MemberScope | null,
  address: RecipeAddress,
): Promise<PageHead> {
  const recipe = await visibleRecipe(platform, scope, address).catch(hiddenWhenRefused);
  if (recipe === null) return missingPage;
  const { baseUrl } = platform.settings.server;
  const url = `${baseUrl}/g/${encodeURIComponent(address.group)}/r/${encodeURIComponent(recipe.slug)}`;
  const page = { status: 200, head: recipeHead(recipe, baseUrl, url) };
  return scope === null ? page : unlistedPage(page);
}

/** The head of a shared recipe's page: as its own, and no search engine keeps it. An unknown token gets 404. */
export async function sharedPage(
  platform: Platform,
  { group, token }: { group: string; token: string },
): Promise<PageHead> {
  const recipe = await readSharedRecipe(platform, token).catch(hiddenWhenRefused);
  if (recipe === null) return missingPage;
  const { baseUrl } = platform.settings.server;
  const url = `${baseUrl}/g/${encodeURIComponent(group)}/shared/r/${encodeURIComponent(token)}`;
  return unlistedPage({ status: 200, head: recipeHead(recipe, baseUrl, url) });
}

async function visibleRecipe(
  platform: Platform,
  scope: MemberScope | null,
  { group, slug }: RecipeAddress,
): Promise<Recipe | null> {
  if (scope !== null && (await getOwnGroup(platform, scope)).slug === group)
    return readRecipe(platform, scope, slug);
  const publicScope = await findPublicScope(platform, group);
  const id = await findPublicRecipeId(platform.database.read(publicScope), slug);
  return id === undefined ? null : readRecipe(platform, publicScope, id);
}
