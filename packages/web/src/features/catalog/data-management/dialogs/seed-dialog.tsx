import type { SeedKind } from '@hearth/contract';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale, locales } from '../../../../platform/i18n/index.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import type { DataDialogProps, DataItem } from '../data-kind.ts';
import { useSeed } from '../data.queries.ts';
import classes from './dialogs.module.css';

/** The languages that the server has lists for. */
const listed = ['en-US', 'de-DE'];

/** Adds the list of a language. */
export function SeedDialog({ kind, items, onClose }: DataDialogProps<DataItem> & { kind: SeedKind }) {
  const { t } = useTranslation('data');
  const [locale, setLocale] = useState(listed.find((one) => one === activeLocale.value) ?? 'en-US');
  const seed = useSeed(kind);
  const confirm = async () => {
    await seed.mutateAsync(locale);
    toast.success(t('seed.done'));
  };
  const choices = locales.filter(({ value }) => listed.includes(value));
  return (
    <Dialog
      opened
      size="sm"
      title={t(`seed.title.${kind}`)}
      confirmLabel={t('action.seed')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.form}>
        <p className={classes.text}>{t(`seed.text.${kind}`)}</p>
        {seed.isError && <Notice color="error">{seed.error.message || t('seed.failed')}</Notice>}
        <NativeSelect
          label={t('seed.language')}
          name="locale"
          data={choices.map(({ value, name }) => ({ value, label: name }))}
          value={locale}
          onChange={(event) => setLocale(event.currentTarget.value)}
          data-autofocus
        />
        {items.length > 0 && <Notice color="warning">{t('seed.exists', { count: items.length })}</Notice>}
      </div>
    </Dialog>
  );
}
