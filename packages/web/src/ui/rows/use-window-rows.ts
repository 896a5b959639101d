import { useRouter } from '@tanstack/react-router';
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readEntryKey, keepPlace, keptPlace, type ListPlace } from '../../platform/routing/list-places.ts';
import { computeStart, useMeasured } from './use-measured.ts';

/** The state of a virtualised list. */
export interface WindowRowsOptions {
  /** The container of the rows. */
  place: RefObject<HTMLElement | null>;
  /** How many items there are. */
  count: number;
  /** Items beside each other. */
  columns?: number;
  /** Its look and width; when it changes, the rows are measured anew. */
  shape: string;
  /** About how high a row is, in pixels, as long as it was never in sight. */
  estimate: (row: number) => number;
  /** Tells rows apart whose heights differ; by default their number does. The same function as long as they stay. */
  keyOf?: (row: number) => string | number | undefined;
  overscan: number;
}

type Rows = Virtualizer<Window, Element>;
/** The first visible item, and the offset of its row in the window. */
type Sight = Pick<ListPlace, 'item' | 'top'>;

/**
 * Rows that scroll with the window; only those near the screen exist. Users who come back to the list find the item
 * that was first in sight where it was: heights of rows that were seen are remembered for each entry of the history,
 * because guessed ones add up to hundreds of pixels. It also stays in sight when the width changes.
 */
export function useWindowRows(options: WindowRowsOptions): Rows {
  const { place, count, columns = 1, shape, estimate, keyOf, overscan } = options;
  const [kept, setKept] = useState(() => keptPlace());
  const heights = kept?.shape === shape ? kept.heights : [];
  const keyPrefix = `${kept?.entry}-${shape}`;
  const getItemKey = useCallback((row: number) => `${keyPrefix}-${keyOf?.(row) ?? row}`, [keyPrefix, keyOf]);
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: (row) => heights[row] || estimate(row),
    overscan,
    initialRect: { width: globalThis.innerWidth, height: globalThis.innerHeight },
    scrollMargin: useMeasured(place, computeStart),
    getItemKey,
  });
  const show = (sight: Sight) => showItem(rows, place, sight, columns);
  const look = () => itemInSight(rows, place, columns);
  useReturn(count > 0, {
    leave: (entry) => {
      const sight = look();
      if (sight !== null) keepPlace({ ...sight, entry, count, shape, heights: listHeights(rows, heights) });
    },
    returnTo: (found, isMounting) => {
      if (!isMounting) flushSync(() => setKept(found));
      show(found);
    },
  });
  useSteadySight(shape, look, show);
  return rows;
}

/** Tells when the list is left and come back to, by the router's own moments: it scrolls in the second itself. */
function useReturn(
  isReady: boolean,
  on: { leave: (entry: string) => void; returnTo: (found: ListPlace, isMounting: boolean) => void },
): void {
  const router = useRouter();
  const leave = useEffectEvent(on.leave);
  const comeBack = useEffectEvent((entry: string, isMounting: boolean) => {
    const found = keptPlace(entry);
    if (found !== undefined) on.returnTo(found, isMounting);
  });
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    comeBack(readEntryKey(router.latestLocation), true);
  }, [isReady, router]);
  useLayoutEffect(() => {
    const onHide = () => leave(readEntryKey(router.latestLocation));
    const offs = [
      router.subscribe('onBeforeLoad', ({ fromLocation }) => leave(readEntryKey(fromLocation))),
      router.subscribe('onRendered', ({ toLocation }) => comeBack(readEntryKey(toLocation), false)),
    ];
    globalThis.addEventListener('pagehide', onHide, { capture: true });
    return () => {
      for (const off of offs) off();
      globalThis.removeEventListener('pagehide', onHide, { capture: true });
    };
  }, [router]);
}

/** Keeps the item that is first in sight where it is when the list changes its shape: a device is turned. */
function useSteadySight(shape: string, look: () => Sight | null, show: (sight: Sight) => void): void {
  const last = useRef<{ shape: string; sight: Sight | null }>(null);
  useLayoutEffect(() => {
    const before = last.current;
    const hasTurned = before !== null && before.shape !== shape;
    // Above the list nothing moves that would have to be held.
    if (hasTurned && before.sight !== null && before.sight.top < 0) show(before.sight);
    last.current = { shape, sight: look() };
  });
}

function measureTop(place: RefObject<HTMLElement | null>): number {
  return place.current?.getBoundingClientRect().top ?? 0;
}

function itemInSight(rows: Rows, place: RefObject<HTMLElement | null>, columns: number): Sight | null {
  const top = measureTop(place);
  const { scrollMargin } = rows.options;
  const row = rows.getVirtualItemForOffset(scrollMargin - top);
  return row === undefined ? null : { item: row.index * columns, top: top + row.start - scrollMargin };
}

function showItem(rows: Rows, place: RefObject<HTMLElement | null>, sight: Sight, columns: number): void {
  const total = rows.getTotalSize();
  const row = rows.measurementsCache[Math.floor(sight.item / columns)];
  const start = row === undefined ? total : row.start - rows.options.scrollMargin;
  globalThis.scrollTo({ top: globalThis.scrollY + measureTop(place) + start - sight.top });
}

/** Heights of rows that were in sight, now or on an earlier visit. */
function listHeights({ measurementsCache, itemSizeCache }: Rows, earlier: readonly number[]): number[] {
  return measurementsCache.map(({ key }, row) => itemSizeCache.get(key) ?? earlier[row] ?? 0);
}
