import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../../platform/preferences/index.ts';
import { IconX } from '../../../../ui/icons/x.ts';
import { IconButton } from '../../../../ui/native/icon-button.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { inOrder, useToday } from '../../../meal-plans/entries/index.ts';
import { todayQuery } from '../../../meal-plans/today/index.ts';
import type { Library } from '../../index.ts';
import { chooseCards } from './choose-cards.ts';
import { AgainCard, OnListCard, PlannedCard } from './shelf-cards.tsx';
import { cookAgainQuery, useOnListsQuery } from './shelf.queries.ts';
import classes from './shelf.module.css';

/** Properties of {@link Shelf}. */
export interface ShelfProps {
  library: Library;
  /** Whether it may ask the server: the page's own requests go first. */
  isCalm: boolean;
}

/**
 * Up to three cards for today in the place that the page keeps for them: what is planned, what is being bought for, what
 * could be cooked again. Nothing where there is none of that.
 */
export function Shelf({ library, isCalm }: ShelfProps) {
  const { t } = useTranslation('shelf');
  const cards = useCards(isCalm);
  const hide = useHiding();
  if (Object.keys(cards).length === 0) return null;
  const { groupSlug } = library;
  return (
    <section className={classes.shelf} aria-label={t('label')} data-part="today">
      <ul className={classes.cards}>
        {cards.planned && <PlannedCard {...cards.planned} groupSlug={groupSlug} />}
        {cards.onList && <OnListCard {...cards.onList} />}
        {cards.again && <AgainCard recipe={cards.again} groupSlug={groupSlug} />}
      </ul>
      <IconButton size={36} aria-label={t('hide')} title={t('hide')} onClick={hide}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </section>
  );
}

function useCards(isCalm: boolean) {
  const today = useToday();
  const planned = useQuery(todayQuery(today)).data ?? [];
  const onLists = useQuery({ ...useOnListsQuery(), enabled: isCalm }).data ?? [];
  const made = useQuery({ ...cookAgainQuery(today), enabled: isCalm }).data ?? [];
  return chooseCards({ today, planned: inOrder(planned), onLists, made });
}

/** Hides the shelf on this device; the menu of the view brings it back, and so does the message that says so. */
function useHiding(): () => void {
  const { t } = useTranslation('shelf');
  const [, change] = usePreference('shelf');
  return () => {
    change({ isHidden: true });
    toast.info(t('hidden'), { action: { label: t('undo'), run: () => change({ isHidden: false }) } });
  };
}
