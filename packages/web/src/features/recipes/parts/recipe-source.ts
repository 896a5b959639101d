import type { Recipe } from '@hearth/contract/index';
import { usePathParams } from '../../../platform/routing/index.ts';
import { useSelf } from '../../../platform/session/index.ts';

type ShownRecipe = Pick<Recipe, 'id' | 'slug' | 'groupId'>;

/** What an address names, and the group of its reader. */
interface Reader {
  readonly groupId?: string | undefined;
  readonly token?: string | undefined;
  readonly groupSlug?: string | undefined;
}

/** The operations through which a reader sees a recipe: those of members of its group, of share links, or of the public. */
export function recipeSource(
  recipe: ShownRecipe | undefined,
  { groupId, token = '', groupSlug = '' }: Reader,
) {
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
export function useRecipeSource(recipe: ShownRecipe | undefined) {
  return recipeSource(recipe, { ...usePathParams(), groupId: useSelf()?.groupId });
}
