import { TextInput } from '@mantine/core';
import { required, url as validUrl } from '@hearth/domain/ui/validators';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { useFields } from '../../../../../ui/form/use-fields.ts';
import type { PictureSource } from '../../editor.queries.ts';

/** Props of the picture dialogs. */
export interface PictureDialogProps {
  kind: 'address' | 'remove';
  change: (source: PictureSource) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the address of a picture, or before one is taken away. */
export function PictureDialog(props: PictureDialogProps) {
  return props.kind === 'address' ? <AddressDialog {...props} /> : <RemoveDialog {...props} />;
}

function AddressDialog({ change, onClose }: PictureDialogProps) {
  const { t } = useTranslation('editor');
  const [hasFailed, setFailed] = useState(false);
  const fields = useFields({ url: '' }, { url: [required, validUrl] });
  const field = fields.bind('url');
  const confirm = async () => {
    const isDone = await change({ url: fields.values.url.trim() });
    setFailed(!isDone);
    if (!isDone) throw new Error('Not fetched');
  };
  return (
    <Dialog
      opened
      title={t('picture.addressTitle')}
      confirmLabel={t('picture.addressConfirm')}
      isValid={fields.isValid}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextInput
        {...field}
        error={field.error ?? (hasFailed && t('picture.notFetched'))}
        label={t('picture.addressLabel')}
        placeholder="https://"
        inputMode="url"
        dir="ltr"
        data-autofocus
      />
    </Dialog>
  );
}

function RemoveDialog({ change, onClose }: PictureDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <ConfirmDialog
      opened
      title={t('picture.removeTitle')}
      text={t('picture.removeText')}
      confirmLabel={t('picture.remove')}
      isDangerous
      onConfirm={() => change(null)}
      onClose={onClose}
    />
  );
}
