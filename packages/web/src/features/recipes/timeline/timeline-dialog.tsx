import type { Recipe } from '@hearth/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreference } from '../../../platform/preferences/index.ts';
import { DialogFrame } from '../../../ui/dialog/dialog-frame.tsx';
import { EventList } from './event-list.tsx';
import { TimelineFilter } from './timeline-filter.tsx';
import { timelineQuery } from './timeline.queries.ts';
import classes from './timeline.module.css';

export interface TimelineDialogProps {
  recipe: Recipe;
  groupSlug: string;
  onClose: () => void;
}

/** What happened with one recipe. */
export function TimelineDialog({ recipe, groupSlug, onClose }: TimelineDialogProps) {
  const { t } = useTranslation('timeline');
  const scroller = useRef<HTMLElement>(null);
  const [{ orderDirection, types }] = usePreference('timeline');
  const list = useInfiniteQuery(timelineQuery({ recipeId: recipe.id, types, direction: orderDirection }));
  return (
    <DialogFrame title={t('dialog', { name: recipe.name })} onClose={onClose} size="lg">
      <TimelineFilter />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <section ref={scroller} className={classes.box} tabIndex={0} aria-label={t('title')}>
        <EventList
          list={list}
          groupSlug={groupSlug}
          hasRecipe={false}
          isFiltered={types.length < 3}
          scroller={scroller}
        />
      </section>
    </DialogFrame>
  );
}
