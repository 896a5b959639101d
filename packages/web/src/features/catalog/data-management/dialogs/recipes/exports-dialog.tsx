import type { RecipeSummary } from '@hearth/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '../../../../../ui/icons/download.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../../../platform/i18n/index.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { DialogFrame } from '../../../../../ui/dialog/dialog-frame.tsx';
import { EmptyState } from '../../../../../ui/states/empty-state.tsx';
import { Loading } from '../../../../../ui/states/loading.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { QueryError } from '../../../../../ui/states/query-error.tsx';
import { sizeText } from '../../../../../ui/text/size-text.ts';
import { toast } from '../../../../../ui/toast/toast-store.ts';
import { BookForm, FormatList } from '../../../../recipes/exports/index.ts';
import type { DataDialogProps } from '../../data-kind.ts';
import { exportsQuery, fetchExport, usePurgeExports } from '../../recipes-data.queries.ts';
import classes from '../dialogs.module.css';
import { Names } from '../delete-dialog.tsx';
import { useRecipeChange } from './use-recipe-change.ts';

/** Has the chosen recipes put into an archive. */
export function StartExportDialog({ chosen, onClose }: DataDialogProps<RecipeSummary>) {
  const { t } = useTranslation('data');
  const { run, problem } = useRecipeChange(chosen);
  return (
    <Dialog
      opened
      title={t('exports.start', { count: chosen.length })}
      confirmLabel={t('action.export')}
      onConfirm={() => run({ what: 'export' })}
      onClose={onClose}
    >
      {problem !== null && <Notice color="error">{problem}</Notice>}
      <p>{t('exports.startText')}</p>
      <Names items={chosen} />
    </Dialog>
  );
}

/** Archives of the group: to fetch, to make one of everything, to delete all. */
export function ExportsDialog({ items, onClose }: DataDialogProps<RecipeSummary>) {
  const { t } = useTranslation('data');
  const exports = useQuery(exportsQuery);
  const { run, problem } = useRecipeChange(items);
  return (
    <DialogFrame title={t('action.exports')} onPhones="sheet" onClose={onClose}>
      <div className={classes.form}>
        {problem !== null && <Notice color="error">{problem}</Notice>}
        {exports.isPending && <Loading lines={3} />}
        {exports.isLoadingError && <QueryError query={exports} title={t('notLoaded')} />}
        {exports.data?.length === 0 && <EmptyState title={t('exports.none')} text={t('exports.noneText')} />}
        <ul className={classes.exports}>
          {exports.data?.map((one) => (
            <li key={one.id}>
              <span>
                {t('exports.row', {
                  size: sizeText(one.size, activeLocale.formats),
                  date: formats.dateTime(one.expires),
                })}
              </span>
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => void fetchExport(one.path)}
              >
                {t('exports.fetch')}
              </Button>
            </li>
          ))}
        </ul>
        <div className={classes.exportButtons}>
          <Button
            variant="default"
            disabled={items.length === 0}
            onClick={() => void run({ what: 'export' }).catch(() => undefined)}
          >
            {t('exports.all', { count: items.length })}
          </Button>
          {(exports.data?.length ?? 0) > 0 && <PurgeButton />}
        </div>
        <section className={classes.formats}>
          <h3>{t('exports.formats')}</h3>
          <p>{t('exports.formatsText')}</p>
          <FormatList of={{ kind: 'library' }} />
          <BookForm of={{ kind: 'library' }} />
        </section>
      </div>
    </DialogFrame>
  );
}

/** Asks with a second press: archives can be made again. */
function PurgeButton() {
  const { t } = useTranslation('data');
  const [isAsking, setAsking] = useState(false);
  const purge = usePurgeExports();
  const press = () => {
    if (!isAsking) return setAsking(true);
    purge.mutate(undefined, {
      onSuccess: () => toast.success(t('exports.purged')),
      onError: () => toast.error(t('notSaved')),
      onSettled: () => setAsking(false),
    });
  };
  return (
    <Button variant="default" color="red" loading={purge.isPending} onClick={press}>
      {t(isAsking ? 'exports.purgeSure' : 'exports.purge')}
    </Button>
  );
}
