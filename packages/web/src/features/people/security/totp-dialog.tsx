import { TextInput } from '@mantine/core';
import { required } from '@hearth/domain/ui/validators';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { errorMessage } from '../../../platform/api/index.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { QrCode } from '../../../ui/graphics/qr-code.tsx';
import { useConfirmTotp, useStartTotp } from './security.queries.ts';
import classes from './security.module.css';

interface Steps {
  onClose: () => void;
  onDone: (codes: readonly string[] | null) => void;
}

/** Password, then the picture for the authenticator and its first code. */
export function TotpDialog({ onClose, onDone }: Steps) {
  const { t } = useTranslation('security');
  const start = useStartTotp();
  if (start.data !== undefined) return <ScanDialog {...start.data} onClose={onClose} onDone={onDone} />;
  return (
    <PasswordDialog
      title={t('totp.add')}
      text={t('totp.addText')}
      confirmLabel={t('totp.next')}
      keepOpen
      error={start.error}
      onClose={onClose}
      onConfirm={(password) => start.mutateAsync(password)}
    />
  );
}

function ScanDialog({ secret, address, onClose, onDone }: Steps & { secret: string; address: string }) {
  const { t } = useTranslation('security');
  const confirm = useConfirmTotp();
  const fields = useFields({ code: '' }, { code: [required] });
  const submit = async () => {
    if (!fields.check()) throw new Error('The form has problems');
    const { recoveryCodes } = await confirm.mutateAsync(fields.values.code);
    toast.success(t('totp.added'));
    onDone(recoveryCodes);
  };
  return (
    <Dialog
      opened
      keepOpen
      title={t('totp.add')}
      confirmLabel={t('totp.switchOn')}
      onConfirm={submit}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p>{t('totp.scan')}</p>
        <QrCode text={address} label={t('totp.picture')} />
        <div className={classes.secret}>
          <span className={classes.dates}>{t('totp.typed')}</span>
          <code dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={secret} label={t('totp.copy')} />
        </div>
        {confirm.isError && <Notice color="error">{errorMessage(confirm.error, t('failed'))}</Notice>}
        <TextInput
          {...fields.bind('code')}
          label={t('totp.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          data-autofocus
        />
      </div>
    </Dialog>
  );
}
