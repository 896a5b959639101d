import type { Recipe } from '@hearth/contract';
import { usePathParams } from '../../../../platform/routing/index.ts';
import { useSelf } from '../../../../platform/session/index.ts';

/** What an address names, and the group of its reader. */
interface Reader {
  readonly groupId?: string | undefined;
  readonly token?: string | undefined;
  readonly groupSlug?: string | undefined;
}

/** Where a reader has a recipe from: as a member of its group, by a share link, or as anybody. */
export function recipeSource(recipe: Recipe | undefined, { groupId, token = '', groupSlug = '' }: Reader) {
  const isOwn = groupId === recipe?.groupId;
  const { id = '', slug = '' } = recipe ?? {};
  const shown = token
    ? '/api/recipes/shared/{token_id}'
    : '/api/explore/groups/{group_slug}/recipes/{recipe_slug}';
  return {
    isOwn,
    path: isOwn ? '/api/recipes/{slug}' : shown,
    params: { slug: id, token_id: token, group_slug: groupSlug, recipe_slug: slug },
  } as const;
}

/** {@link recipeSource} of this reader at this page. */
export function useRecipeSource(recipe: Recipe | undefined) {
  return recipeSource(recipe, { ...usePathParams(), groupId: useSelf()?.groupId });
}
