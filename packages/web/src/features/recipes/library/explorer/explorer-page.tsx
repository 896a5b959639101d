import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayText, formats, lazyAddition, lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { calmMs } from '../../../../platform/boot/turns.ts';
import { usePreference } from '../../../../platform/preferences/index.ts';
import { useConnection } from '../../../../platform/offline/connection.ts';
import { useGroupSlug, useIsOwnGroup, useSelf } from '../../../../platform/session/index.ts';
import { PageTitle } from '../../../../ui/page/page-title.tsx';
import { todayQuery } from '../../../meal-plans/today/index.ts';
import { type Library, recipeListQuery } from '../../index.ts';
import { StartersLine } from '../../starters/index.ts';
import { ExplorerBar } from './explorer-bar.tsx';
import { buildFilters, isFavoritesOnly, isNarrowed } from '../query/explorer-state.ts';
import { RandomButton } from '../query/random-button.tsx';
import { RecipeResults } from '../results/recipe-results.tsx';
import type { SelectRecipesProps } from '../select/select-recipes.tsx';
import type { ShelfProps } from '../shelf/shelf.tsx';
import { useExplorer } from './use-explorer.ts';
import classes from './explorer.module.css';

const SelectRecipes = lazyWithTexts<SelectRecipesProps>(['selecting'], () =>
  import('../select/select-recipes.tsx').then((module) => module.SelectRecipes),
);

const Shelf = lazyAddition<ShelfProps>(['shelf', 'meal-plans', 'dates'], () =>
  import('../shelf/shelf.tsx').then((module) => module.Shelf),
);

/** A library with more recipes needs no word about the starters. */
const maxYoung = 60;

/** The library of a group: search, filters, order, and the recipes. */
export function ExplorerPage() {
  const { t } = useTranslation('explore');
  const groupSlug = useGroupSlug() ?? '';
  const isOwn = useIsOwnGroup();
  const library = useMemo(() => ({ groupSlug, isOwn }), [groupSlug, isOwn]);
  const explorer = useExplorer(groupSlug);
  const reader = useSelf()?.id ?? null;
  const filters = useMemo(() => buildFilters(explorer.state, reader), [explorer.state, reader]);
  const isConnected = useConnection();
  const list = useInfiniteQuery(recipeListQuery(library, filters));
  const [isSelecting, setSelecting] = useState(false);
  const hasShelf = !usePreference('shelf')[0].isHidden && isOwn;
  const total = list.data?.pages[0]?.total;
  const isYoung: boolean = isOwn && total !== undefined && total <= maxYoung;
  return (
    <>
      <div className={classes.title}>
        <PageTitle title={t('title')} />
      </div>
      <ExplorerBar
        library={library}
        explorer={explorer}
        random={<RandomButton library={library} filters={filters} isEmpty={total === 0} />}
        onSelect={() => setSelecting(true)}
      />
      <div className={classes.line} data-shelf={hasShelf || undefined}>
        <output className={classes.count}>
          {!isConnected && <span className={classes.offline}>{t('onDevice')}</span>}
          {total === undefined ? '\u00a0' : t('count', { count: total, number: formats.number(total) })}
        </output>
        {hasShelf && <Today library={library} />}
      </div>
      {isSelecting ? (
        <Suspense fallback={null}>
          <SelectRecipes library={library} list={list} onDone={() => setSelecting(false)} />
        </Suspense>
      ) : (
        <RecipeResults
          library={library}
          list={list}
          isNarrowed={isNarrowed(explorer.state)}
          onReset={explorer.reset}
          hasOnlyFavorites={isFavoritesOnly(explorer.state)}
        />
      )}
      <Suspense fallback={null}>{isYoung && <StartersLine />}</Suspense>
    </>
  );
}

/** The shelf's code comes where something is planned, else once the page is calm. */
function Today({ library }: { library: Library }) {
  const [today] = useState(() => dayText(new Date()));
  const { data } = useQuery(todayQuery(today));
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), calmMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense fallback={null}>
      {isCalm || data?.length ? <Shelf library={library} isCalm={isCalm} /> : null}
    </Suspense>
  );
}
