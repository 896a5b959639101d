import type { Recipe } from '@hearth/contract';
import { usePathParams } from '../../../../platform/routing/index.ts';
import { useSelf } from '../../../../platform/session/index.ts';

/** Where this reader has a recipe from: as a member of its group, by a share link, or as anybody. */
export function useRecipeSource(recipe: Recipe | undefined) {
  const { token = '', groupSlug = '' } = usePathParams();
  const isOwn = useSelf()?.groupId === recipe?.groupId;
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
