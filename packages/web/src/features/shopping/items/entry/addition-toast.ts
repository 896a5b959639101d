import type { TFunction } from 'i18next';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { findMerged, type ListChanges, type ListItem } from '../../sync/index.ts';
import { textOfItem } from '../item-line.ts';

/**
 * Says what was added and under which label, though its row may be screens away, and takes it back.
 * @param before the items of the list before
 * @returns closes the message
 */
export function toastAddition(
  added: ListItem,
  before: readonly ListItem[],
  changes: Pick<ListChanges, 'remove' | 'changeItem'>,
  t: TFunction<'shopping-lists'>,
): () => void {
  const merged = findMerged(before, added);
  const target = merged && before.find(({ id }) => id === merged.id);
  const undo = () => {
    changes.remove([added]);
    // The server has merged it unless it has not heard of it yet; then this changes nothing.
    if (target !== undefined) changes.changeItem(target.id, { quantity: target.quantity, note: target.note });
  };
  const { label } = merged ?? added;
  const name = textOfItem(merged ?? added);
  const text = t(merged === undefined ? 'entry.addedItem' : 'entry.mergedItem', { item: name });
  return toast.success(label === null ? text : t('entry.under', { text, label: label.name }), {
    action: { label: t('undo'), run: undo },
  });
}
