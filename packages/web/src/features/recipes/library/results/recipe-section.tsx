import { Button } from '@mantine/core';
import { IconLayoutGrid } from '../../../../ui/icons/layout-grid.ts';
import { IconListDetails } from '../../../../ui/icons/list-details.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { usePreference } from '../../../../platform/preferences/index.ts';
import { freshSeed, type Library, type RecipeFilters, recipeListQuery } from '../../index.ts';
import { orders } from '../query/explorer-state.ts';
import { RandomButton } from '../query/random-button.tsx';
import { RecipeResults } from './recipe-results.tsx';
import { orderFilters } from './section-order.ts';
import { type RecipeOrder, SortMenu } from '../query/sort-menu.tsx';
import classes from '../explorer/explorer.module.css';

/** Properties of a section of recipes. */
export interface RecipeSectionProps {
  library: Library;
  filters: RecipeFilters;
  /** The placeholder of an empty list. */
  empty: { title: string; text: string };
  /** False where the page says how many recipes there are. */
  hasCount?: boolean;
}

/** Recipes of a cookbook or of favourites: random choice, order, view, and the cards. */
export function RecipeSection({ library, filters, empty, hasCount = true }: RecipeSectionProps) {
  const { t } = useTranslation('explore');
  const [order, setOrder] = useSectionOrder();
  const all = useMemo(() => orderFilters(filters, order), [filters, order]);
  const list = useInfiniteQuery(recipeListQuery(library, all));
  const total = list.data?.pages[0]?.total;
  return (
    <>
      <div className={classes.sectionBar}>
        {hasCount && (
          <output>
            {total === undefined ? '\u00a0' : t('count', { count: total, number: formats.number(total) })}
          </output>
        )}
        <SortMenu order={order} onChange={setOrder} />
        <LookButton />
        <RandomButton library={library} filters={all} isEmpty={total === 0} />
      </div>
      <RecipeResults library={library} list={list} empty={empty} />
    </>
  );
}

/** Turns between cards with large pictures and a dense list; phones show the list always. */
function LookButton() {
  const { t } = useTranslation('explore');
  const [{ useMobileCards }, change] = usePreference('recipeSection');
  const Icon = useMobileCards ? IconLayoutGrid : IconListDetails;
  return (
    <Button
      className={classes.look ?? ''}
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => change({ useMobileCards: !useMobileCards })}
    >
      {t(useMobileCards ? 'view.cards' : 'view.dense')}
    </Button>
  );
}

/** The order is kept on the device; a random one is a new one each time the page opens. */
function useSectionOrder(): readonly [RecipeOrder, (order: RecipeOrder) => void] {
  const [stored, change] = usePreference('recipeSection');
  const [seed, setSeed] = useState(freshSeed);
  const { orderDirection } = stored;
  const orderBy = orders.find((one) => one === stored.orderBy) ?? 'name';
  const order = useMemo(() => ({ orderBy, orderDirection, seed }), [orderBy, orderDirection, seed]);
  const set = (next: RecipeOrder) => {
    if (next.seed !== '') setSeed(next.seed);
    change({ orderBy: next.orderBy, orderDirection: next.orderDirection });
  };
  return [order, set];
}
