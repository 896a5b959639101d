import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { stepAmount } from '@hearth/domain/shopping/amount-steps';
import { announce } from '../../../../ui/live-region.tsx';
import type { ListChanges, ListItem } from '../../sync/index.ts';
import { HeldAmounts } from '../amounts/held-amounts.ts';
import { usePushedAmounts } from '../amounts/use-held-amounts.ts';
import { textOfItem } from '../item-line.ts';
import { changesOfMove, type ListRow } from './list-rows.ts';
import { type Removal, toastRemoval } from './removal-toast.ts';

/** Actions on a row. Their identity is stable, so that rows need not render again. */
export interface RowOps {
  readonly tick: (item: ListItem, isTicked: boolean) => void;
  readonly remove: (item: ListItem) => void;
  readonly moveTo: (id: string, index: number) => void;
  readonly moveBy: (id: string, step: 1 | -1) => void;
  readonly edit: (id: string | null) => void;
  readonly choose: (id: string) => void;
  /** Steps the amount of an item up (1) or down (-1), if there is such a step. */
  readonly step: (item: ListItem, direction: 1 | -1) => void;
  /** The amounts that are being stepped. */
  readonly amounts: HeldAmounts;
  /** Opens the dialog that sets the label. */
  readonly label: (item: ListItem) => void;
  /** Opens the dialog that says where its food is sold. */
  readonly soldAt: (item: ListItem) => void;
  /** Opens the dialog that moves or copies to another list. */
  readonly send: (item: ListItem) => void;
}

interface RowOpsNeeds {
  changes: ListChanges;
  rows: readonly ListRow[];
  /** The rows that were ticked and are still in their place, each as it was before its tick. */
  lingering: ReadonlyMap<string, ListItem>;
  onEdit: (id: string | null) => void;
  onChoose: (id: string) => void;
  onOpen: (
    overlay: { kind: 'send' | 'label'; items: readonly ListItem[] } | { kind: 'soldAt'; item: ListItem },
  ) => void;
}

/** Actions on rows, with their messages and undo. */
export function useRowOps(needs: RowOpsNeeds): RowOps {
  const { t } = useTranslation('shopping-lists');
  const latest = useRef(needs);
  useEffect(() => {
    latest.current = needs;
  });
  const removal = useRef<Removal | undefined>(undefined);
  const ops = useMemo<RowOps>(() => {
    const amounts = new HeldAmounts();
    const moveTo = (id: string, index: number) => {
      const { rows, changes } = latest.current;
      const moves = changesOfMove(rows, id, index);
      changes.arrange(moves);
      const label = moves.find((one) => one.id === id)?.fields.label;
      announce(
        label === undefined ? t('row.moved') : t('row.movedTo', { label: label?.name ?? t('noLabel') }),
      );
      requestAnimationFrame(() => focusRow(id));
    };
    return {
      tick: (item, isTicked) => {
        amounts.release(item.id);
        const { changes, lingering } = latest.current;
        const before = lingering.get(item.id);
        // The second tap on a row undoes the first, which also took the item off its recipes.
        if (!isTicked && before !== undefined) return changes.restore([before], 'ticked');
        return changes.tick([item], isTicked);
      },
      remove: (item) => {
        amounts.release(item.id);
        const { changes, rows } = latest.current;
        focusRow(findNeighbour(rows, item.id));
        changes.remove([item]);
        removal.current = toastRemoval(removal.current, item, changes, t);
      },
      moveTo,
      moveBy: (id, step) => moveTo(id, latest.current.rows.findIndex((row) => row.id === id) + step),
      edit: (id) => {
        amounts.releaseAll();
        latest.current.onEdit(id);
      },
      choose: (id) => latest.current.onChoose(id),
      step: (item, direction) => {
        const shown = { ...item, quantity: amounts.get(item.id) ?? item.quantity };
        const quantity = stepAmount(shown, direction);
        if (quantity === null) return;
        amounts.hold(shown, quantity);
        announce(t('entry.mergedItem', { item: textOfItem({ ...item, quantity }) }));
      },
      amounts,
      label: (item) => latest.current.onOpen({ kind: 'label', items: [item] }),
      soldAt: (item) => latest.current.onOpen({ kind: 'soldAt', item }),
      send: (item) => {
        amounts.release(item.id);
        latest.current.onOpen({ kind: 'send', items: [item] });
      },
    };
  }, [t]);
  usePushedAmounts(ops.amounts, (id, quantity) => needs.changes.changeItem(id, { quantity }));
  return ops;
}

function findNeighbour(rows: readonly ListRow[], id: string): string | undefined {
  const items = rows.filter((row) => row.kind === 'item');
  const at = items.findIndex((row) => row.id === id);
  return (items[at + 1] ?? items[at - 1])?.id;
}

/** Focuses a row, since the focused element may have moved or been removed. */
export function focusRow(id: string | undefined): void {
  if (id === undefined) return;
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-field="main"]`)?.focus();
}
