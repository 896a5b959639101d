import type { RecipeSummary } from '@hearth/contract/index';
import { useQuery } from '@tanstack/react-query';
import { usePathParams } from '../../../../../platform/routing/index.ts';
import { useLibrary } from '../../../parts/linked/use-library.ts';
import { recipeSearchQuery } from '../../../recipes.queries.ts';

const maxRecipes = 8;
const none: readonly RecipeSummary[] = [];

/** Recipes of the group that a text could mean, without the one that is edited; none for an empty text. */
export function useLinkableRecipes(search: string): readonly RecipeSummary[] {
  const { slug: edited = '' } = usePathParams();
  const library = useLibrary();
  const found = useQuery({
    ...recipeSearchQuery(library, search, maxRecipes),
    enabled: search !== '',
  }).data?.items;
  if (search === '' || found === undefined) return none;
  return found.filter(({ id, slug }) => id !== edited && slug !== edited);
}
