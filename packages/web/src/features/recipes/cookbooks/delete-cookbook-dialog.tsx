import type { ReadCookBook } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useDeleteCookbook } from './cookbooks.queries.ts';

export interface DeleteCookbookProps {
  cookbook: ReadCookBook;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a cookbook goes; its recipes stay. */
export function DeleteCookbookDialog({ cookbook, onClose, onDeleted }: DeleteCookbookProps) {
  const { t } = useTranslation('cookbooks');
  const remove = useDeleteCookbook();
  const { id, name } = cookbook;
  const confirm = async () => {
    await remove.mutateAsync(id);
    toast.success(t('deleted', { name }));
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      opened
      title={t('confirm.title')}
      text={t('confirm.text', { name })}
      confirmLabel={t('delete')}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
