import { TextInput } from '@mantine/core';
import { maxLength, required } from '@hearth/domain/ui/validators';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../ui/form/use-fields.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { guessDevice } from './device-name.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { useAddPasskey } from './security.queries.ts';

const maxNameLength = 100;

/** A name and the password, then the browser asks for the rest. */
export function AddPasskeyDialog({
  onClose,
  onDone,
}: {
  onClose: () => void;
  onDone: (codes: readonly string[] | null) => void;
}) {
  const { t } = useTranslation('security');
  const add = useAddPasskey();
  const { browser, system } = guessDevice(globalThis.navigator.userAgent);
  const suggested = [browser, system].filter((part) => part !== null).join(' · ');
  const fields = useFields({ name: suggested }, { name: [required, maxLength(maxNameLength)] });
  return (
    <PasswordDialog
      title={t('passkeys.add')}
      text={t('passkeys.addText')}
      confirmLabel={t('passkeys.next')}
      keepOpen
      error={add.error}
      check={fields.check}
      onClose={onClose}
      onConfirm={async (password) => {
        const { recoveryCodes } = await add.mutateAsync({ name: fields.values.name.trim(), password });
        toast.success(t('passkeys.added'));
        onDone(recoveryCodes);
      }}
    >
      <TextInput {...fields.bind('name')} label={t('passkeys.name')} dir="auto" data-autofocus />
    </PasswordDialog>
  );
}
