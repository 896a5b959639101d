import { PasswordInput } from '@mantine/core';
import { minLength, required } from '@hearth/domain/validators';
import { MIN_PASSWORD_LENGTH } from '@hearth/domain/passwords';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { NewPasswordFields } from '../../ui/form/new-password-fields.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useChangePassword } from './users.queries.ts';
import classes from './account-form.module.css';

/** Asks for the present password and a new one, twice. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('users');
  const { t: ui } = useTranslation('ui');
  const change = useChangePassword();
  const fields = useFields(
    { current: '', password: '', repeated: '' },
    {
      current: [required],
      password: [required, minLength(MIN_PASSWORD_LENGTH)],
      repeated: [required],
    },
  );

  const submit = async () => {
    const { current, password, repeated } = fields.values;
    if (!fields.check()) throw new Error('The form has problems');
    if (password !== repeated) {
      fields.showProblems({ repeated: ui('password.mustMatch') });
      throw new Error('The passwords differ');
    }
    await change.mutateAsync({ currentPassword: current, newPassword: password });
    toast.success(t('password.changed'));
  };

  return (
    <Dialog
      opened
      title={t('password.title')}
      confirmLabel={t('password.change')}
      onConfirm={submit}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p className={classes.hint}>{t('password.others')}</p>
        {change.isError && <Notice color="error">{problemText(change.error, t('password.failed'))}</Notice>}
        <PasswordInput
          {...fields.bind('current')}
          label={t('password.current')}
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={{ 'aria-label': ui('password.show') }}
        />
        <NewPasswordFields
          password={fields.bind('password')}
          repeated={fields.bind('repeated')}
          label={t('password.new')}
        />
      </div>
    </Dialog>
  );
}

function problemText(error: unknown, fallback: string): string {
  return isApiError(error) && error.message !== '' ? error.message : fallback;
}
