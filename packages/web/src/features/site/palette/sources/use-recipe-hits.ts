import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useGroupSlug, useIsOwnGroup } from '../../../../platform/session/index.ts';
import { IconBook2 } from '../../../../ui/icons/book-2.ts';
import { IconSoup } from '../../../../ui/icons/soup.ts';
import { recipeSearchQuery } from '../../../recipes/index.ts';
import { cookbooksQuery } from '../../../recipes/cookbooks/index.ts';
import type { Hit } from '../hits.ts';
import { rankName } from '../rank-name.ts';
import { useGo } from './use-go.ts';

const debounceMs = 200;
const maxRecipes = 8;
/** Recipes that the server finds by an ingredient or in spite of a typing error. */
const foundOtherwise = 5;

/** The library that is shown; the own group's for pages without one. */
export function useLibrary() {
  const groupSlug = useGroupSlug() ?? '';
  const isOwn = useIsOwnGroup();
  return useMemo(() => ({ groupSlug, isOwn }), [groupSlug, isOwn]);
}

/** Recipes for a text, as the search finds them; none for an empty one. */
export function useFoundRecipes(text: string) {
  const library = useLibrary();
  const [search] = useDebouncedValue(text, debounceMs);
  const isWanted = search !== '' && library.groupSlug !== '';
  const found = useQuery({ ...recipeSearchQuery(library, search, maxRecipes), enabled: isWanted });
  const isAsked = text !== '' && library.groupSlug !== '';
  return {
    recipes: isAsked ? (found.data?.items ?? []) : [],
    isBusy: isAsked && (found.isFetching || search !== text),
    hasFailed: isAsked && found.isLoadingError,
  };
}

/** Makes the hit that opens a recipe. */
export function useRecipeHit() {
  const { groupSlug } = useLibrary();
  const { buildLocation } = useRouter();
  const go = useGo();
  return ({ key, name, slug }: Pick<Hit, 'key' | 'name'> & { slug: string }): Hit => ({
    key,
    group: 'recipes',
    name,
    slug,
    icon: IconSoup,
    run: () => go(buildLocation({ to: '/g/$groupSlug/r/$slug', params: { groupSlug, slug } }).href),
  });
}

/** The found recipes as hits. */
export function useRecipeHits(text: string, recipes: ReturnType<typeof useFoundRecipes>['recipes']): Hit[] {
  const open = useRecipeHit();
  return recipes.map(({ id, name, slug }) => ({
    ...open({ key: `recipe:${id}`, name: name ?? slug, slug }),
    rank: rankName({ name: name ?? '' }, text) ?? foundOtherwise,
  }));
}

/** The cookbooks of the library that is shown. */
export function useCookbookHits(): readonly Hit[] {
  const library = useLibrary();
  const { buildLocation } = useRouter();
  const go = useGo();
  const { data = [] } = useQuery({ ...cookbooksQuery(library), enabled: library.groupSlug !== '' });
  return data.map(({ id, name, slug }) => ({
    key: `cookbook:${id}`,
    group: 'cookbooks',
    name,
    icon: IconBook2,
    run: () =>
      go(
        buildLocation({
          to: '/g/$groupSlug/cookbooks/$slug',
          params: { groupSlug: library.groupSlug, slug: slug ?? id },
        }).href,
      ),
  }));
}
