import type { Page, RecipeTimelineEventOut } from '@hearth/contract';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats, lazyWithTexts } from '../../../platform/i18n/index.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { useWindowRows } from '../../../ui/rows/use-window-rows.ts';
import { CreatedRow } from './created-row.tsx';
import { type EventAction, EventCard } from './event-card.tsx';
import type { EventDialogProps } from './event-dialogs.tsx';
import { foldEvents, type TimelineRow } from './fold-events.ts';
import classes from './timeline.module.css';

const EditEventDialog = lazyWithTexts<EventDialogProps>(['timeline'], () =>
  import('./event-dialogs.tsx').then((module) => module.EditEventDialog),
);
const DeleteEventDialog = lazyWithTexts<EventDialogProps>(['timeline'], () =>
  import('./event-dialogs.tsx').then((module) => module.DeleteEventDialog),
);

const estimatedHeight = 120;
/** Events left below the fold when the next page is fetched: some four screens. */
const eventsAhead = 24;

type Events = UseInfiniteQueryResult<InfiniteData<Page<RecipeTimelineEventOut>>>;

export interface EventListProps {
  list: Events;
  groupSlug: string;
  hasRecipe: boolean;
  isFiltered: boolean;
  /** What scrolls: an element, or the window. */
  scroller: RefObject<HTMLElement | null> | null;
}

/** Events as they come; only those near the screen exist, so that years scroll like a day. */
export function EventList(props: EventListProps) {
  const { t } = useTranslation('timeline');
  const { list, isFiltered } = props;
  const events = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data]);
  const { rows: entries, unfold } = useFolded(events);
  if (list.isPending) return <Loading lines={5} />;
  if (list.isError && events.length === 0) {
    return <QueryError query={list} title={t('failed')} />;
  }
  if (events.length === 0) {
    return (
      <EmptyState
        drawing="page"
        title={t('empty.title')}
        text={isFiltered ? t('empty.filtered') : t('empty.text')}
      />
    );
  }
  return props.scroller === null ? (
    <WindowRows {...props} entries={entries} onUnfold={unfold} />
  ) : (
    <BoxRows {...props} scroller={props.scroller} entries={entries} onUnfold={unfold} />
  );
}

/** The rows of the events, and how one that is folded opens. */
function useFolded(events: readonly RecipeTimelineEventOut[]) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(
    () => foldEvents(events, unfolded, (instant) => formats.date(instant)),
    [events, unfolded],
  );
  const unfold = (key: string) => setUnfolded((keys) => new Set([...keys, key]));
  return { rows, unfold };
}

type RowsProps = EventListProps & {
  entries: readonly TimelineRow[];
  onUnfold: (key: string) => void;
};

function WindowRows(props: RowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { entries } = props;
  const rows = useWindowRows({
    place,
    count: entries.length,
    shape: 'events',
    estimate: () => estimatedHeight,
    keyOf: useCallback((index: number) => entries[index]?.key, [entries]),
    overscan: 4,
  });
  return (
    <div ref={place}>
      <Rows {...props} rows={rows} />
    </div>
  );
}

function BoxRows(props: RowsProps & { scroller: RefObject<HTMLElement | null> }) {
  const rows = useVirtualizer({
    count: props.entries.length,
    estimateSize: () => estimatedHeight,
    overscan: 4,
    getScrollElement: () => props.scroller.current,
    getItemKey: (index) => props.entries[index]?.key ?? index,
  });
  return <Rows {...props} rows={rows} />;
}

function Rows<Scroller extends Element | Window>({
  entries,
  list,
  groupSlug,
  hasRecipe,
  rows,
  onUnfold,
}: RowsProps & { rows: Virtualizer<Scroller, Element> }) {
  const { t } = useTranslation('ui');
  const [acted, setActed] = useState<{ action: EventAction; event: RecipeTimelineEventOut } | null>(null);
  const items = rows.getVirtualItems();
  const isNearEnd =
    list.hasNextPage &&
    !list.isFetchingNextPage &&
    !list.isFetchNextPageError &&
    eventsIn(entries.slice((items.at(-1)?.index ?? 0) + 1)) < eventsAhead;
  const { fetchNextPage } = list;
  useEffect(() => {
    if (isNearEnd) void fetchNextPage();
  }, [isNearEnd, fetchNextPage]);
  const close = () => setActed(null);
  return (
    <>
      <div
        className={classes.rows}
        style={{ blockSize: rows.getTotalSize() }}
        role="feed"
        aria-busy={list.isFetching}
      >
        {items.map((row) => {
          const entry = entries[row.index];
          if (entry === undefined) return null;
          return (
            <div
              key={row.key}
              ref={rows.measureElement}
              data-index={row.index}
              className={classes.row}
              style={{ transform: `translateY(${row.start - rows.options.scrollMargin}px)` }}
            >
              {entry.kind === 'created' ? (
                <CreatedRow events={entry.events} onUnfold={() => onUnfold(entry.key)} />
              ) : (
                <EventCard
                  event={entry.event}
                  groupSlug={groupSlug}
                  hasRecipe={hasRecipe}
                  onAction={(action) => setActed({ action, event: entry.event })}
                />
              )}
            </div>
          );
        })}
      </div>
      {list.isFetchingNextPage && <output className={classes.more}>{t('loading')}</output>}
      <Suspense>
        {acted?.action === 'edit' && <EditEventDialog event={acted.event} onClose={close} />}
        {acted?.action === 'delete' && <DeleteEventDialog event={acted.event} onClose={close} />}
      </Suspense>
    </>
  );
}

function eventsIn(entries: readonly TimelineRow[]): number {
  return entries.reduce((sum, entry) => sum + (entry.kind === 'created' ? entry.events.length : 1), 0);
}
