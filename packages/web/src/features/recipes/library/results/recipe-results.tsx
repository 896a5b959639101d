import { Button } from '@mantine/core';
import type { Page, RecipeSummary } from '@hearth/contract';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../platform/api/index.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import type { Library } from '../../recipe/index.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { RecipeGrid } from './recipe-grid.tsx';

type List = UseInfiniteQueryResult<InfiniteData<Page<RecipeSummary>>>;

/** The recipes of a list, or a placeholder if there are none. */
export function RecipeResults({
  library,
  list,
  isNarrowed = false,
  onReset,
  empty,
}: {
  library: Library;
  list: List;
  isNarrowed?: boolean;
  onReset?: () => void;
  /** The placeholder of an empty list, unless it is the whole library. */
  empty?: { title: string; text: string };
}) {
  const { t } = useTranslation('explore');
  const recipes = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  if (isApiError(list.error, 404)) return <Navigate to="/login" search={{}} replace />;
  if (list.isError && recipes.length === 0) {
    const detail = isApiError(list.error) ? list.error.message : undefined;
    return (
      <ErrorState
        title={t('failed')}
        detail={detail}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.isPending) return <CardSkeletons />;
  if (recipes.length === 0 && empty !== undefined) return <EmptyState drawing="pot" {...empty} />;
  if (recipes.length === 0)
    return isNarrowed && onReset !== undefined ? (
      <NothingFound onReset={onReset} />
    ) : (
      <NoRecipes library={library} />
    );
  return (
    <RecipeGrid
      recipes={recipes}
      library={library}
      isStale={list.isPlaceholderData}
      hasMore={list.hasNextPage}
      isLoadingMore={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  );
}

function NothingFound({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('explore');
  return (
    <EmptyState
      drawing="magnifier"
      title={t('nothing.title')}
      text={t('nothing.text')}
      action={
        <Button variant="default" onClick={onReset}>
          {t('reset')}
        </Button>
      }
    />
  );
}

function NoRecipes({ library }: { library: Library }) {
  const { t } = useTranslation('explore');
  const { groupSlug, isOwn } = library;
  return (
    <EmptyState
      drawing="pot"
      title={t('empty.title')}
      text={isOwn ? t('empty.text') : t('empty.public')}
      action={
        isOwn ? (
          <Button
            renderRoot={(props) => (
              <Link to="/g/$groupSlug/r/create/url" params={{ groupSlug }} search={{}} {...props} />
            )}
          >
            {t('empty.action')}
          </Button>
        ) : undefined
      }
    />
  );
}
