import type { Recipe, RecipeSummary } from '@hearth/contract';
import { isSamePage, pageKey } from '@hearth/domain/imports/web-address';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/index.ts';
import { useGroupSlug } from '../../../platform/session/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { dropWaitingPage } from './browser/waiting-page.ts';
import { useImportOptions } from './use-import-options.ts';
import type { Known, PageSource, RecipeSource } from './imports.queries.ts';

/** More recipes of one page than anyone keeps. */
const maxKnown = 50;

/** Recipes of the library that came from the page of a source; none for a source without an address. */
export async function findKnownRecipes(source: RecipeSource): Promise<RecipeSummary[]> {
  const url = isPage(source) ? (buildPageQuery(source).url ?? '') : '';
  const key = pageKey(url);
  if (key === null) return [];
  const [page] = key.split('?');
  const query = { queryFilter: `orgURL LIKE "%${page}%"`, page: 1, perPage: maxKnown };
  const { items } = await api.get('/api/recipes', { query });
  return items.filter(({ orgURL }) => isSamePage(orgURL ?? '', url));
}

/** Restores the state before the newest one. */
async function restoreBefore(recipeId: string): Promise<void> {
  const states = await api.get('/api/recipes/{slug}/history', { params: { slug: recipeId } });
  const before = states.find(({ isCurrent }) => !isCurrent);
  if (before === undefined) return;
  const params = { slug: recipeId, state_id: before.id };
  await api.post('/api/recipes/{slug}/history/{state_id}/restore', { params });
}

/** Whether a source is a page or a text. */
export function isPage(source: RecipeSource): source is PageSource {
  return source.kind === 'url' || source.kind === 'text' || source.kind === 'browser';
}

/** A page or a text: its words where they came along, and its address where it has one. */
export function buildPageQuery(source: PageSource): { data: string | null; url: string | null } {
  if (source.kind === 'browser') return { data: source.page.html, url: source.page.url };
  return source.kind === 'text' ? { data: source.data, url: source.url } : { data: null, url: source.url };
}

/**
 * Takes the content of a recipe from its page again, or from another page or text that says much the same, then goes to
 * the recipe, where the change can be undone.
 */
export function useReimport(source: RecipeSource, by: Known['by']) {
  const { t } = useTranslation('imports');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const groupSlug = useGroupSlug() ?? '';
  const { data, url } = isPage(source) ? buildPageQuery(source) : { data: null, url: null };
  const [{ readIngredients }] = useImportOptions();
  const body = { data, url: by === 'page' ? null : url, readIngredients };
  return useMutation({
    mutationFn: (slug: string): Promise<Recipe> =>
      api.post('/api/recipes/{slug}/reimport', { params: { slug }, body, quiet: true }),
    onSuccess: async ({ id, slug }) => {
      if (source.kind === 'browser') dropWaitingPage();
      await queries.invalidateQueries({ queryKey: ['recipes'] });
      const undo = () => restoreBefore(id).then(() => queries.invalidateQueries({ queryKey: ['recipes'] }));
      const action = { label: t('known.undo'), run: () => void undo().catch(() => undefined) };
      toast.success(t('known.updated'), { action });
      await navigate({ to: '/g/$groupSlug/r/$slug', params: { groupSlug, slug }, replace: true });
    },
  });
}
