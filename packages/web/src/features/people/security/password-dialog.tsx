import { PasswordInput } from '@mantine/core';
import { required } from '@hearth/domain/ui/validators';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import classes from './security.module.css';

/** A question that the password answers. Users of another sign-in method have no password here and are only asked. */
export function PasswordDialog(props: {
  title: string;
  text: string;
  confirmLabel: string;
  isDangerous?: boolean;
  keepOpen?: boolean;
  /** What went wrong the last time. */
  error: unknown;
  /** Fields before the password. */
  children?: ReactNode;
  /** Whether those are filled in rightly. */
  check?: () => boolean;
  onClose: () => void;
  onConfirm: (password: string) => Promise<unknown>;
}) {
  const { t } = useTranslation('security');
  const { t: ui } = useTranslation('ui');
  const hasPassword = useSelf()?.authMethod === 'Mealie';
  const fields = useFields({ password: '' }, hasPassword ? { password: [required] } : {});
  const { error, text, children, check, onConfirm, ...dialog } = props;
  const confirm = async () => {
    const isRight = (check?.() ?? true) && fields.check();
    if (!isRight) throw new Error('The form has problems');
    await onConfirm(fields.values.password);
  };
  return (
    <Dialog opened {...dialog} onConfirm={confirm}>
      <div className={classes.fields}>
        <p>{text}</p>
        {error !== null && <Notice color="error">{errorMessage(error, t('failed'))}</Notice>}
        {children}
        {hasPassword && (
          <PasswordInput
            {...fields.bind('password')}
            label={t('yourPassword')}
            autoComplete="current-password"
            data-autofocus={children === undefined ? true : undefined}
            visibilityToggleButtonProps={{ 'aria-label': ui('password.show') }}
          />
        )}
      </div>
    </Dialog>
  );
}
