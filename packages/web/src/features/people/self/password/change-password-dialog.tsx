import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { PasswordFields } from './password-fields.tsx';
import { usePasswordChange } from './use-password-change.ts';

/** Asks for the present password and a new one, twice. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const { fields, submit, problem } = usePasswordChange();
  return (
    <Dialog
      opened
      title={t('password.title')}
      confirmLabel={t('password.change')}
      onConfirm={submit}
      onClose={onClose}
    >
      <PasswordFields fields={fields} problem={problem} isFirst />
    </Dialog>
  );
}
