import type { Page, RecipeSummary } from '@hearth/contract';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../platform/api/index.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import type { Library } from '../../index.ts';
import { CardSkeletons } from './card-skeletons.tsx';
import { RecipeGrid } from './recipe-grid.tsx';

const EmptyList = lazy(() => import('./empty-list.tsx').then((module) => ({ default: module.EmptyList })));

/** A list of recipes as it was fetched. */
export type RecipeListResult = UseInfiniteQueryResult<InfiniteData<Page<RecipeSummary>>>;

/** The recipes of a list, or a placeholder if there are none. */
export function RecipeResults({
  library,
  list,
  isNarrowed = false,
  hasOnlyFavorites = false,
  onReset,
  empty,
  renderCard,
}: {
  library: Library;
  list: RecipeListResult;
  isNarrowed?: boolean;
  onReset?: () => void;
  /** Nothing but the choice of favorites narrows it. */
  hasOnlyFavorites?: boolean;
  /** The placeholder of an empty list, unless it is the whole library. */
  empty?: { title: string; text: string };
  /** Renders something else in place of a recipe's card. */
  renderCard?: (recipe: RecipeSummary) => ReactNode;
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
  if (recipes.length === 0)
    return (
      <Suspense fallback={null}>
        <EmptyList
          library={library}
          empty={empty}
          onReset={isNarrowed ? onReset : undefined}
          hasOnlyFavorites={hasOnlyFavorites}
        />
      </Suspense>
    );
  return (
    <RecipeGrid
      recipes={recipes}
      library={library}
      isStale={list.isPlaceholderData}
      hasMore={list.hasNextPage}
      isLoadingMore={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
      {...(renderCard === undefined ? {} : { renderCard })}
    />
  );
}
