import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { addressesIn } from './bulk/bulk-rows.ts';

/** Dialog that takes all URLs of a pasted text. */
export function PasteDialog({ onAdd, onClose }: { onAdd: (urls: string[]) => void; onClose: () => void }) {
  const { t } = useTranslation('imports');
  const [text, setText] = useState('');
  const urls = addressesIn(text);
  return (
    <Dialog
      opened
      size="lg"
      title={t('bulk.pasteTitle')}
      confirmLabel={t('bulk.pasteAdd', { count: urls.length, number: formats.number(urls.length) })}
      isValid={urls.length > 0}
      onConfirm={() => onAdd(urls)}
      onClose={onClose}
    >
      <Textarea
        name="addresses"
        data-autofocus
        rows={12}
        dir="ltr"
        spellCheck={false}
        label={t('bulk.pasteLabel')}
        description={t('bulk.pasteHelp')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Dialog>
  );
}
