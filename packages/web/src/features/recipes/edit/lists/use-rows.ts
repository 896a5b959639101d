import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { announce } from '../../../../ui/live-region.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import type { Draft } from '../state/draft.ts';
import type { Edit } from '../state/use-draft-state.ts';
import {
  inserted,
  movedAll,
  movedOne,
  movedTo,
  movedToTop,
  removed,
  removedAll,
  type Row,
  withHeading,
} from './row-moves.ts';

/** Where a list of the draft is, and what its rows are. */
export interface RowKind<T extends Row> {
  part: 'ingredient' | 'step';
  get: (draft: Draft) => readonly T[];
  set: (draft: Draft, rows: T[]) => Draft;
  idOf: (row: T) => string;
}

export type Direction = 'up' | 'down' | 'top' | 'bottom';

/** Actions on the rows of a list. All of it is stable, so that rows need not render again. */
export interface RowOps<T extends Row> {
  change: (id: string, change: (row: T) => T, tag?: string) => void;
  /** Replaces the whole list: for what touches several rows. */
  replace: (change: (rows: readonly T[]) => T[], focus?: FocusTarget) => void;
  /** Joins a row to the one above, as `merge` says. */
  mergeUp: (id: string, merge: (rows: readonly T[], index: number) => T[]) => void;
  add: (rows: readonly T[]) => void;
  insert: (id: string, where: 'above' | 'below', rows: readonly T[]) => void;
  /** Takes a row out. `quietly` without a message and with the focus in the row before: as one types. */
  remove: (id: string, quietly?: boolean) => void;
  move: (id: string, direction: Direction, focus?: Field) => void;
  moveTo: (id: string, index: number) => void;
  toggleHeading: (id: string) => void;
  /** Takes several rows out; undone by the history of the draft. */
  removeAll: (ids: ReadonlySet<string>) => void;
  /** Moves several rows, so that the first of them comes to the index. */
  moveAllTo: (ids: ReadonlySet<string>, index: number) => void;
}

/** Parts of a row that can take the focus, as its `data-field` names them. */
export type Field = 'main' | 'heading' | 'menu';

/** Where the focus is to go once the list has rendered. */
export interface FocusTarget {
  id: string;
  field: Field;
  caret?: number | 'end';
}

/** The rows of a list of the draft, with focus and announcements. */
export function useRows<T extends Row>(
  kind: RowKind<T>,
  { draft, edit }: { draft: Draft; edit: Edit },
): { rows: readonly T[]; ops: RowOps<T>; list: RefObject<HTMLUListElement | null> } {
  const { t } = useTranslation('editor');
  const rows = kind.get(draft);
  const latest = useRef(rows);
  const list = useRef<HTMLUListElement>(null);
  const target = useRef<FocusTarget | null>(null);
  useEffect(() => {
    latest.current = rows;
    if (target.current !== null && list.current !== null) grantFocus(list.current, target.current);
    target.current = null;
  }, [rows]);

  const ops = useMemo<RowOps<T>>(() => {
    const findIndex = (id: string, items = latest.current) => items.findIndex((row) => kind.idOf(row) === id);
    const update = (change: (items: readonly T[]) => T[], focus?: FocusTarget, tag?: string) => {
      if (focus !== undefined) target.current = focus;
      edit((value) => kind.set(value, change(kind.get(value))), tag);
    };
    const speakPlace = (items: readonly T[], id: string) => {
      const number = findIndex(id, items) + 1;
      const heading = items.slice(0, number).findLast((row) => (row.title ?? '') !== '')?.title ?? '';
      const place = { number: formats.number(number), total: formats.number(items.length) };
      announce(heading === '' ? t('row.moved', place) : t('row.movedInto', { ...place, heading }));
    };
    const moveBy = (id: string, change: (items: readonly T[], index: number) => T[], focus?: FocusTarget) => {
      speakPlace(change(latest.current, findIndex(id)), id);
      update((items) => change(items, findIndex(id, items)), focus);
    };
    const putBack = (row: T, index: number) => {
      const fits = (items: readonly T[]) => inserted(items, Math.min(index, items.length), [row]);
      update(fits, { id: kind.idOf(row), field: 'main' });
    };
    return {
      change: (id, change, tag) =>
        update(
          (items) => items.map((row) => (kind.idOf(row) === id ? change(row) : row)),
          undefined,
          tag === undefined ? undefined : `${kind.part}:${id}:${tag}`,
        ),
      replace: update,
      mergeUp: (id, merge) => {
        const upper = latest.current[findIndex(id) - 1];
        if (upper === undefined) return;
        update((items) => merge(items, findIndex(id, items)), {
          id: kind.idOf(upper),
          field: 'main',
          caret: 'end',
        });
      },
      add: (added) => {
        const last = added.at(-1);
        update((items) => [...items, ...added], last && { id: kind.idOf(last), field: 'main', caret: 'end' });
      },
      insert: (id, where, added) => {
        const last = added.at(-1);
        update(
          (items) => {
            const index = findIndex(id, items);
            return where === 'above'
              ? inserted(items, index, added)
              : items.toSpliced(index + 1, 0, ...added);
          },
          last && { id: kind.idOf(last), field: 'main', caret: 'end' },
        );
      },
      remove: (id, quietly = false) => {
        const index = findIndex(id);
        const row = latest.current[index];
        if (row === undefined) return;
        const neighbour = quietly
          ? (latest.current[index - 1] ?? latest.current[index + 1])
          : (latest.current[index + 1] ?? latest.current[index - 1]);
        const focus = neighbour && {
          id: kind.idOf(neighbour),
          field: 'main' as const,
          caret: 'end' as const,
        };
        update((items) => removed(items, findIndex(id, items)), focus);
        if (quietly) return;
        toast.info(t(`removed.${kind.part}`), {
          action: { label: t('undo'), run: () => putBack(row, index) },
        });
      },
      move: (id, direction, field = 'main') => moveBy(id, moves[direction], { id, field }),
      moveTo: (id, index) => moveBy(id, (items, from) => movedTo(items, from, index)),
      toggleHeading: (id) =>
        update((items) => withHeading(items, findIndex(id, items)), { id, field: 'heading' }),
      removeAll: (ids) => {
        update((items) => removedAll(items, (row) => ids.has(kind.idOf(row))));
        announce(t('row.removedAll', { count: ids.size }));
      },
      moveAllTo: (ids, index) => {
        update((items) => movedAll(items, (row) => ids.has(kind.idOf(row)), index));
        announce(t('row.movedAll', { count: ids.size, number: formats.number(index + 1) }));
      },
    };
  }, [kind, edit, t]);
  return { rows, ops, list };
}

const moves: Record<Direction, <T extends Row>(items: readonly T[], index: number) => T[]> = {
  up: (items, index) => movedOne(items, index, 'up'),
  down: (items, index) => movedOne(items, index, 'down'),
  top: (items, index) => movedToTop(items, index),
  bottom: (items, index) => movedTo(items, index, items.length - 1),
};

/** Moves the focus to the requested row. An element that already has the focus keeps its caret. */
function grantFocus(list: HTMLElement, { id, field, caret }: FocusTarget): void {
  const row = list.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  const target =
    row?.querySelector<HTMLElement>(`[data-field="${field}"]`) ??
    row?.querySelector<HTMLElement>('[data-field="main"]');
  if (target === null || target === undefined || document.activeElement === target) return;
  target.focus();
  if (caret === undefined || !(target instanceof HTMLTextAreaElement)) return;
  const place = caret === 'end' ? target.value.length : caret;
  target.setSelectionRange(place, place);
}
