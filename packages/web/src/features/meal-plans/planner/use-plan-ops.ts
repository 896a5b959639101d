import type { ReadPlanEntry } from '@hearth/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { dayNames } from '../../../ui/calendar/day-names.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import {
  inOrder,
  type Meals,
  ofDay,
  placeAfter,
  placeInDay,
  type PlanPlace,
  type PlanStep,
  useAddEntry,
  useChangeEntry,
  useRedraw,
  useRemoveEntry,
} from '../entries/index.ts';
import type { Reasons } from './whole-range/use-reasons.tsx';
import type { DropPlace } from './entries/drag-entry.ts';

type ShownPlan = {
  readonly entries: readonly ReadPlanEntry[];
  readonly days: readonly string[];
  readonly meals: Meals;
};

/** Actions on the entries of the shown days; each can be taken back. */
export interface PlanOps {
  step: (entry: ReadPlanEntry, step: PlanStep) => void;
  /** Whether there is somewhere to go. */
  canStep: (entry: ReadPlanEntry, step: PlanStep) => boolean;
  moveTo: (id: number, place: DropPlace) => void;
  remove: (entry: ReadPlanEntry) => void;
  /** Has chance pick another recipe for the entry. */
  redraw: (entry: ReadPlanEntry) => void;
}

/**
 * @param root holds the days; the button of an entry that moves to another one keeps the focus
 * @param explain says why no other recipe could be drawn
 */
export function usePlanOps(
  root: RefObject<HTMLElement | null>,
  shown: ShownPlan,
  explain: Reasons['tell'],
): PlanOps {
  const { entries, meals } = shown;
  const { t } = useTranslation('planner');
  const redraw = useRedrawing(explain);
  const remove = useRemoval();
  const keepFocus = useKeptFocus(root, entries);
  const formatName = ({ recipe, title }: ReadPlanEntry) => recipe?.name ?? (title === '' ? t('gone') : title);
  const move = useMoving(shown, formatName);
  return {
    step: (entry, step) => {
      const place = placeAfter(step, entry, shown);
      if (place === null) return;
      keepFocus(entry, false);
      move(entry, place);
    },
    canStep: (entry, step) => placeAfter(step, entry, shown) !== null,
    moveTo: (id, { date: day, meal, index }) => {
      const entry = entries.find((one) => one.id === id);
      if (entry === undefined) return;
      const to = meals.findByKey(meal);
      const place = placeInDay({ date: day, meal: to, index }, entry, entries, meals);
      const isThere =
        entry.date === place.date &&
        entry.position === place.position &&
        meals.findMeal(entry).key === to.key;
      if (!isThere) move(entry, place);
    },
    remove: (entry) => {
      keepFocus(entry, true);
      remove(entry, formatName(entry));
    },
    redraw: (entry) => redraw(entry, formatName),
  };
}

/** Moves an entry at once and says where to; for a while there is a way back. One message at a time. */
function useMoving({ entries, meals }: ShownPlan, formatName: (entry: ReadPlanEntry) => string) {
  const { t } = useTranslation('planner');
  const change = useChangeEntry();
  const closeLast = useRef(() => {});
  return (entry: ReadPlanEntry, place: PlanPlace) => {
    const { date, position } = entry;
    const meal = meals.findMeal({ entryType: place.entryType, mealKindId: place.mealKindId ?? null });
    const before = inOrder(ofDay(entries, place.date))
      .filter(({ id }) => id !== entry.id)
      .slice(0, place.position)
      .filter((other) => meals.findMeal(other).key === meal.key);
    const text = t('moved', {
      name: formatName(entry),
      day: dayNames.long(place.date),
      meal: meal.name,
      place: formats.number(before.length + 1),
    });
    const { fields } = meals.findMeal(entry);
    const undo = () =>
      change({
        entry: { ...entry, ...place, mealKindId: place.mealKindId ?? null },
        changes: { date, ...fields, position },
      });
    change({ entry, changes: place });
    closeLast.current();
    closeLast.current = toast.success(text, { action: { label: t('undo'), run: undo } });
  };
}

/** Takes an entry off at once; for a while there is a way back to where it was. */
function useRemoval() {
  const { t } = useTranslation('planner');
  const remove = useRemoveEntry();
  const add = useAddEntry();
  return (entry: ReadPlanEntry, name: string) => {
    const { date, entryType, mealKindId, title, text, recipeId, servings, position } = entry;
    const kind = mealKindId === null ? {} : { mealKindId };
    const undo = () => add.mutate({ date, entryType, ...kind, title, text, recipeId, servings, position });
    remove(entry);
    toast.success(t('removed', { name }), { action: { label: t('undo'), run: undo } });
  };
}

/** Says what was drawn instead, and takes back what was there; or why nothing was. */
function useRedrawing(explain: Reasons['tell']) {
  const { t } = useTranslation('planner');
  const change = useChangeEntry();
  const redraw = useRedraw();
  return (entry: ReadPlanEntry, formatName: (entry: ReadPlanEntry) => string) => {
    const { recipeId } = entry;
    redraw.mutate(entry.id, {
      onSuccess: ({ entries: [drawn], empty }) => {
        explain({ empty, missed: [] });
        if (drawn === undefined) return;
        toast.success(t('redrawn', { name: formatName(drawn) }), {
          action: { label: t('undo'), run: () => change({ entry: drawn, changes: { recipeId } }) },
        });
      },
    });
  };
}

/**
 * An entry moved to another day is a new element there, and a deleted one leaves none: keyboard focus moves to its
 * button, or to that which plans something for its day.
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
