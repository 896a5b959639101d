import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { useGroupSlug, useIsOwnGroup, useSelf } from '../../../../platform/session/index.ts';
import { PageTitle } from '../../../../ui/page/page-title.tsx';
import { recipeListQuery } from '../../recipe/index.ts';
import { ExplorerBar } from './explorer-bar.tsx';
import { filtersOf, isNarrowed } from './explorer-state.ts';
import { RandomButton } from './random-button.tsx';
import { RecipeResults } from '../results/recipe-results.tsx';
import { useExplorer } from './use-explorer.ts';
import classes from './explorer.module.css';

/** The library of a group: search, filters, order, and the recipes. */
export function ExplorerPage() {
  const { t } = useTranslation('explore');
  const groupSlug = useGroupSlug() ?? '';
  const isOwn = useIsOwnGroup();
  const library = useMemo(() => ({ groupSlug, isOwn }), [groupSlug, isOwn]);
  const explorer = useExplorer(groupSlug);
  const reader = useSelf()?.id ?? null;
  const filters = useMemo(() => filtersOf(explorer.state, reader), [explorer.state, reader]);
  const list = useInfiniteQuery(recipeListQuery(library, filters));
  const total = list.data?.pages[0]?.total;
  return (
    <>
      <div className={classes.title}>
        <PageTitle title={t('title')} />
      </div>
      <ExplorerBar
        library={library}
        explorer={explorer}
        random={<RandomButton library={library} filters={filters} isEmpty={total === 0} />}
      />
      <output className={classes.count}>
        {total === undefined ? '\u00a0' : t('count', { count: total, number: formats.number(total) })}
      </output>
      <RecipeResults
        library={library}
        list={list}
        isNarrowed={isNarrowed(explorer.state)}
        onReset={explorer.reset}
      />
    </>
  );
}
