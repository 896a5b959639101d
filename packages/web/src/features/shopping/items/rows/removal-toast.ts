import type { TFunction } from 'i18next';
import { currentToasts, toast, type ToastAction } from '../../../../ui/toast/toast-store.ts';
import type { ListChanges, ListItem } from '../../sync/index.ts';
import { nameOfItem } from '../item-line.ts';

/** Rows deleted one after another, under one message that takes all of them back. */
export interface Removal {
  readonly items: readonly ListItem[];
  readonly action: ToastAction;
  readonly close: () => void;
}

/** Shows one message for a deletion and those whose message is still there. */
export function toastRemoval(
  last: Removal | undefined,
  item: ListItem,
  { restore }: Pick<ListChanges, 'restore'>,
  t: TFunction<'shopping-lists'>,
): Removal {
  const isShown = currentToasts().some(({ action }) => action !== null && action === last?.action);
  const items = isShown && last !== undefined ? [...last.items, item] : [item];
  last?.close();
  const action = { label: t('undo'), run: () => restore(items, 'removed') };
  const text =
    items.length === 1 ? t('removed', { name: nameOfItem(item) }) : t('removedMany', { count: items.length });
  return { items, action, close: toast.info(text, { action }) };
}
