import type { PlanEntryType, ReadPlanEntry } from '@hearth/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { announce } from '../../../ui/live-region.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useAddEntry, useAddRandom, useChangeEntry, useRedraw, useRemoveEntry } from '../entries/index.ts';
import { dayNames } from '../../../ui/calendar/day-names.ts';
import { placeAfter, type PlanPlace, type PlanStep } from '../entries/index.ts';

/** Actions on the entries of the shown days. */
export interface PlanOps {
  /** Moves by one step; answers whether there was somewhere to go. */
  step: (entry: ReadPlanEntry, step: PlanStep) => void;
  canStep: (entry: ReadPlanEntry, step: PlanStep) => boolean;
  moveTo: (id: number, place: PlanPlace) => void;
  retype: (entry: ReadPlanEntry, type: PlanEntryType) => void;
  remove: (entry: ReadPlanEntry) => void;
  addRandom: (date: string, type: PlanEntryType) => void;
  /** Has chance pick another recipe for the entry; there is a way back. */
  redraw: (entry: ReadPlanEntry) => void;
}

/** @param root holds the days; the handle of an entry that moves to another one keeps the focus */
export function usePlanOps(
  root: RefObject<HTMLElement | null>,
  entries: readonly ReadPlanEntry[],
  days: readonly string[],
): PlanOps {
  const { t } = useTranslation('planner');
  const change = useChangeEntry();
  const random = useAddRandom();
  const redraw = useRedrawing(change);
  const remove = useRemoval();
  const keepFocus = useKeptFocus(root, entries);
  const formatName = ({ recipe, title }: ReadPlanEntry) => recipe?.name ?? (title === '' ? t('gone') : title);
  const move = (entry: ReadPlanEntry, place: PlanPlace) => {
    change({ entry, changes: place });
    announce(
      t('moved', {
        name: formatName(entry),
        day: dayNames.long(place.date),
        place: formats.number(place.position + 1),
      }),
    );
  };
  return {
    step: (entry, step) => {
      const place = placeAfter(step, entry, entries, days);
      if (place === null) return;
      keepFocus(entry, false);
      move(entry, place);
    },
    canStep: (entry, step) => placeAfter(step, entry, entries, days) !== null,
    moveTo: (id, place) => {
      const entry = entries.find((one) => one.id === id);
      const isThere = entry?.date === place.date && entry.position === place.position;
      if (entry !== undefined && !isThere) move(entry, place);
    },
    retype: (entry, entryType) => {
      if (entryType !== entry.entryType) change({ entry, changes: { entryType } });
    },
    remove: (entry) => {
      keepFocus(entry, true);
      remove(entry, formatName(entry));
    },
    redraw: (entry) => redraw(entry, formatName),
    addRandom: (date, entryType) =>
      random.mutate(
        { date, entryType },
        { onSuccess: (added) => announce(t('added', { name: formatName(added) })) },
      ),
  };
}

/** Takes an entry off at once; for a while there is a way back to where it was. */
function useRemoval() {
  const { t } = useTranslation('planner');
  const remove = useRemoveEntry();
  const add = useAddEntry();
  return (entry: ReadPlanEntry, name: string) => {
    const { date, entryType, title, text, recipeId, servings, position } = entry;
    const undo = () => add.mutate({ date, entryType, title, text, recipeId, servings, position });
    remove(entry);
    toast.success(t('removed', { name }), { action: { label: t('undo'), run: undo } });
  };
}

/** Says what was drawn instead, and takes back what was there. */
function useRedrawing(change: ReturnType<typeof useChangeEntry>) {
  const { t } = useTranslation('planner');
  const redraw = useRedraw();
  return (entry: ReadPlanEntry, formatName: (entry: ReadPlanEntry) => string) => {
    const { recipeId } = entry;
    redraw.mutate(entry.id, {
      onSuccess: (drawn) =>
        toast.success(t('redrawn', { name: formatName(drawn) }), {
          action: { label: t('undo'), run: () => change({ entry: drawn, changes: { recipeId } }) },
        }),
    });
  };
}

/**
 * An entry moved to another day is a new element there, and a deleted one leaves none: keyboard focus moves to its
 * handle, or to the foot of its day.
 */
function useKeptFocus(root: RefObject<HTMLElement | null>, entries: readonly ReadPlanEntry[]) {
  const kept = useRef<{ entry: ReadPlanEntry; isGoing: boolean } | null>(null);
  useEffect(() => {
    if (kept.current === null) return;
    const { entry, isGoing } = kept.current;
    if (entries.some(({ id }) => id === entry.id) === isGoing) return;
    kept.current = null;
    const target = isGoing
      ? `[data-day="${entry.date}"] [data-part="new"]`
      : `[data-entry="${entry.id}"] [data-handle]`;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost) root.current?.querySelector<HTMLElement>(target)?.focus();
  }, [root, entries]);
  return (entry: ReadPlanEntry, isGoing: boolean) => {
    kept.current = { entry, isGoing };
  };
}
