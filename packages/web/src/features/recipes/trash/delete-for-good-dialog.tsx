import type { TrashedRecipe } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useDeleteForGood } from './trash.queries.ts';

export interface DeleteForGoodProps {
  recipe: TrashedRecipe;
  onClose: () => void;
}

/** Asks before a recipe goes for good: nothing brings it back then. */
export function DeleteForGoodDialog({ recipe, onClose }: DeleteForGoodProps) {
  const { t } = useTranslation('trash');
  const remove = useDeleteForGood();
  const { id, name } = recipe;
  const confirm = async () => {
    await remove.mutateAsync(id);
    toast.success(t('gone', { name }));
  };
  return (
    <ConfirmDialog
      opened
      title={t('confirm.title')}
      text={t('confirm.text', { name })}
      confirmLabel={t('forGood')}
      isDangerous
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
