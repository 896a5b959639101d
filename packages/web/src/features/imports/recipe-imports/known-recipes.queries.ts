import type { Recipe, RecipeSummary } from '@hearth/contract';
import { isSamePage, pageKey } from '@hearth/domain/imports/web-address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/index.ts';
import { useGroupSlug } from '../../../platform/session/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { dropWaitingPage } from './browser/waiting-page.ts';
import type { RecipeSource } from './imports.queries.ts';

/** More recipes of one page than anyone keeps. */
const maxKnown = 50;

/** Recipes of the library that came from the page of a source; none for a source without an address. */
export async function findKnownRecipes(source: RecipeSource): Promise<RecipeSummary[]> {
  const url = addressOf(source);
  const key = pageKey(url);
  if (key === null) return [];
  const [page] = key.split('?');
  const query = { queryFilter: `orgURL LIKE "%${page}%"`, page: 1, perPage: maxKnown };
  const { items } = await api.get('/api/recipes', { query });
  return items.filter(({ orgURL }) => isSamePage(orgURL ?? '', url));
}

function addressOf(source: RecipeSource): string {
  if (source.kind === 'browser') return source.page.url;
  return source.kind === 'url' || source.kind === 'text' ? (source.url ?? '') : '';
}

/** The page itself where it came along; null where the server fetches it. */
function dataOf(source: RecipeSource): string | null {
  if (source.kind === 'browser') return source.page.html;
  return source.kind === 'text' ? source.data : null;
}

/** Takes the content of a recipe from its page again, or from a pasted text of it, then goes to the recipe. */
export function useReimport(source: RecipeSource) {
  const { t } = useTranslation('imports');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const groupSlug = useGroupSlug() ?? '';
  const data = dataOf(source);
  return useMutation({
    mutationFn: (slug: string): Promise<Recipe> =>
      api.post('/api/recipes/{slug}/reimport', { params: { slug }, body: { data }, quiet: true }),
    onSuccess: async ({ slug }) => {
      if (source.kind === 'browser') dropWaitingPage();
      await queries.invalidateQueries({ queryKey: ['recipes'] });
      toast.success(t('known.updated'));
      await navigate({ to: '/g/$groupSlug/r/$slug', params: { groupSlug, slug }, replace: true });
    },
  });
}
