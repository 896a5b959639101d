import type { AllBackups, BackupFile } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { BackupRow } from './backup-row.tsx';
import { backupsQuery, progressQuery, useDeleteBackup } from './backups.queries.ts';
import { MakeBackup } from './make-backup.tsx';
import type { RestoreDialogProps } from './restore-dialog.tsx';
import { BackupState } from './backup-state.tsx';
import { RowList } from '../../../ui/settings/row-list.tsx';
import classes from './backups.module.css';

const RestoreDialog = lazyWithTexts<RestoreDialogProps>(['backups'], () =>
  import('./restore-dialog.tsx').then((module) => module.RestoreDialog),
);

/** Backups of the whole server: how current they are, making one, and going back to one. */
export function BackupsPage() {
  const { t } = useTranslation('backups');
  const backups = useQuery(backupsQuery);
  const isReady = useQuery(progressQuery).isFetched && backups.data !== undefined;
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      {!isReady && !backups.isLoadingError && <Loading lines={8} />}
      {backups.isLoadingError && <QueryError query={backups} title={t('notLoaded')} />}
      {isReady && <Sections {...backups.data} />}
    </>
  );
}

function Sections({ imports: backups, mealieFolder }: AllBackups) {
  return (
    <>
      <BackupState backups={backups} />
      <MakeBackup hasMealieFolder={mealieFolder} />
      <BackupList backups={backups} />
    </>
  );
}

function BackupList({ backups }: { backups: readonly BackupFile[] }) {
  const { t } = useTranslation('backups');
  const [restoring, setRestoring] = useState<BackupFile | null>(null);
  const [deleting, setDeleting] = useState<BackupFile | null>(null);
  const remove = useDeleteBackup();
  if (backups.length === 0) return null;
  return (
    <section aria-labelledby="backups-title">
      <h2 id="backups-title" className={classes.heading}>
        {t('all', { count: backups.length })}
      </h2>
      <RowList>
        {backups.map((backup) => (
          <BackupRow
            key={backup.name}
            backup={backup}
            onRestore={() => setRestoring(backup)}
            onDelete={() => setDeleting(backup)}
          />
        ))}
      </RowList>
      {restoring !== null && (
        <Suspense>
          <RestoreDialog backup={restoring} onClose={() => setRestoring(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={deleting !== null}
        title={t('delete.title')}
        text={t('delete.text', { name: deleting?.name ?? '' })}
        confirmLabel={t('delete.confirm')}
        isDangerous
        onClose={() => setDeleting(null)}
        onConfirm={async () => {
          if (deleting === null) return;
          const { message } = await remove.mutateAsync(deleting.name);
          toast.success(message);
        }}
      />
    </section>
  );
}
