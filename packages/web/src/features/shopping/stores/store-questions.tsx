import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { focusNeighbour } from '../../../ui/focus/focus-neighbour.ts';
import type { StoreDialogProps } from './store-labels-dialog.tsx';
import { useDeleteStore, useForgetWalks } from './stores.mutations.ts';

/** Asks before a store is deleted, and says what becomes of its foods. */
export function DeleteStoreDialog({
  store,
  row,
  onClose,
}: StoreDialogProps & {
  /** The row that goes with it: its neighbour takes the focus. */
  row: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation('stores');
  const remove = useDeleteStore();
  const confirm = async () => {
    await remove.mutateAsync(store);
    focusNeighbour(row.current);
  };
  return (
    <ConfirmDialog
      opened
      title={t('delete.title', { name: store.name })}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

/** Asks before the learned order of a store is forgotten. */
export function ResetStoreDialog({ store, onClose }: StoreDialogProps) {
  const { t } = useTranslation('stores');
  const forget = useForgetWalks();
  return (
    <ConfirmDialog
      opened
      title={t('reset.title', { name: store.name })}
      text={t('reset.text')}
      confirmLabel={t('reset.confirm')}
      isDangerous
      onConfirm={() => forget.mutateAsync(store)}
      onClose={onClose}
    />
  );
}
