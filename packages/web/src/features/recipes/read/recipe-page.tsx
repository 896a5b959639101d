import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, Suspense, useEffect, useMemo } from 'react';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import { readFlag, type PlainSearch, usePathParams } from '../../../platform/routing/index.ts';
import { useGroupSlug, useIsOwnGroup } from '../../../platform/session/index.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { CookMode } from '../cook/index.ts';
import type { RecipeEditorProps } from '../edit/recipe-editor.tsx';
import { useExchangedLines } from '../parts/exchanged-lines.ts';
import { recipeQuery } from '../recipes.queries.ts';
import { useMayEdit } from '../use-may-edit.ts';
import { RecipeView } from './recipe-view.tsx';

const RecipeEditor: ComponentType<RecipeEditorProps> = lazyWithTexts<RecipeEditorProps>(
  ['editor', 'recipes-within'],
  () => import('../edit/recipe-editor.tsx').then((module) => module.RecipeEditor),
);

/** A recipe: to read, with `?cook=1` to cook from, or with `?edit=true` to change, for those who may. */
export function RecipePage() {
  const { slug = '' } = usePathParams();
  const groupSlug = useGroupSlug() ?? '';
  const isOwn = useIsOwnGroup();
  const library = useMemo(() => ({ groupSlug, isOwn }), [groupSlug, isOwn]);
  const search = useSearch({ strict: false }) as PlainSearch;
  const wantsEditor = readFlag(search, 'edit');
  const wantsToCook = !wantsEditor && readFlag(search, 'cook');
  const { data } = useSuspenseQuery(recipeQuery(library, slug));
  const mayEdit = useMayEdit(data.data, isOwn);
  const shown = useExchangedLines(data.data);
  useOwnAddress(groupSlug, wantsEditor ? slug : data.data.slug);
  if (wantsToCook) {
    return (
      <Suspense fallback={<Loading />}>
        <CookMode key={data.data.id} recipe={shown} library={library} />
      </Suspense>
    );
  }
  if (!wantsEditor || !mayEdit) return <RecipeView recipe={shown} library={library} mayEdit={mayEdit} />;
  return (
    <Suspense fallback={<Loading />}>
      <RecipeEditor key={data.data.id} recipe={data.data} etag={data.etag} library={library} />
    </Suspense>
  );
}

/** A recipe that was renamed, or is asked for by its id, shows under its present address. */
function useOwnAddress(groupSlug: string, slug: string): void {
  const { slug: asked } = usePathParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (asked === slug) return;
    void navigate({ to: '/g/$groupSlug/r/$slug', params: { groupSlug, slug }, search: true, replace: true });
  }, [asked, slug, groupSlug, navigate]);
}
