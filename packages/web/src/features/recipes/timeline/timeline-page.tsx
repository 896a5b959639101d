import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import { useGroupSlug } from '../../../platform/session/index.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { EventList } from './event-list.tsx';
import { TimelineFilter } from './timeline-filter.tsx';
import { timelineQuery } from './timeline.queries.ts';
import classes from './timeline.module.css';

/** What happened with all recipes of the group. */
export function TimelinePage() {
  const { t } = useTranslation('timeline');
  const groupSlug = useGroupSlug() ?? '';
  const [{ orderDirection, types }] = usePreference('timeline');
  const list = useInfiniteQuery(timelineQuery({ recipeId: null, types, direction: orderDirection }));
  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} intro={t('intro')} />
      <TimelineFilter />
      <EventList list={list} groupSlug={groupSlug} hasRecipe isFiltered={types.length < 3} scroller={null} />
    </div>
  );
}
