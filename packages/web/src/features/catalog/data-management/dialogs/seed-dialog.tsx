import type { SeedKind } from '@hearth/contract';
import { chooseSeedLocale, listSeedLocales } from '@hearth/domain/catalog/seed-locales';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../../platform/i18n/index.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import type { DataDialogProps, DataItem } from '../data-kind.ts';
import { useSeed } from '../data.queries.ts';
import classes from './dialogs.module.css';

/** Adds the list of a language, out of those that have one of their own. */
export function SeedDialog({ kind, items, onClose }: DataDialogProps<DataItem> & { kind: SeedKind }) {
  const { t } = useTranslation('data');
  const [locale, setLocale] = useState(chooseSeedLocale(kind, activeLocale.value));
  const seed = useSeed(kind);
  const confirm = async () => {
    await seed.mutateAsync(locale);
    toast.success(t('seed.done'));
  };
  const choices = listSeedLocales(kind).map((value) => ({ value, label: formatName(value) }));
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
          data={choices}
          value={locale}
          onChange={(event) => setLocale(event.currentTarget.value)}
          data-autofocus
        />
        {items.length > 0 && <Notice color="warning">{t('seed.exists', { count: items.length })}</Notice>}
      </div>
    </Dialog>
  );
}

/** A language's name in itself. `SP` is how clients name Serbia; it is no code of a country. */
function formatName(locale: string): string {
  const tag = locale.replace('-SP', '-RS');
  const names = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' });
  return names.of(tag) ?? locale;
}
