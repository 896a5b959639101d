import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import type { ListOverlayProps } from '../list-overlay.tsx';

/** Confirms an action on many items; its toast still offers to undo. */
export function AllDialog({
  kind,
  items,
  changes,
  onClose,
}: ListOverlayProps & { kind: 'tickAll' | 'untickAll' | 'deleteTicked' }) {
  const { t } = useTranslation('shopping-lists');
  const affected = items.filter(({ checked }) => checked === (kind !== 'tickAll'));
  const confirm = () => {
    if (kind === 'deleteTicked') changes.remove(affected);
    else changes.tick(affected, kind === 'tickAll');
    toast.success(t(`confirm.${kind}.done`, { count: affected.length }), {
      action: {
        label: t('undo'),
        run: () => changes.restore(affected, kind === 'deleteTicked' ? 'removed' : 'ticked'),
      },
    });
  };
  return (
    <ConfirmDialog
      opened
      title={t(`confirm.${kind}.title`)}
      text={t(`confirm.${kind}.text`, { count: affected.length })}
      confirmLabel={t(`confirm.${kind}.button`)}
      isDangerous={kind === 'deleteTicked'}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
