import { Button, FileButton } from '@mantine/core';
import type { BackupProgress } from '@hearth/contract';
import { IconDatabaseExport } from '../../../ui/icons/database-export.ts';
import { IconUpload } from '../../../ui/icons/upload.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, type UploadProgress } from '../../../platform/api/index.ts';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { type BackupSource, useBackupProgress, useCreateBackup, useUploadBackup } from './backups.queries.ts';
import { MakeMealieBackup } from './make-mealie-backup.tsx';
import { ProgressLine } from './progress-line.tsx';
import classes from './backups.module.css';

const idle: BackupProgress = { task: null, name: null, step: null, done: 0, total: 0 };

/** Makes a backup or takes one from elsewhere, and shows how far that is. */
export function MakeBackup({ hasMealieFolder }: { hasMealieFolder: boolean }) {
  const { t } = useTranslation('backups');
  const create = useCreateBackup();
  const send = useUploadBackup();
  const [sent, setSent] = useState<UploadProgress | null>(null);
  const isWorking = create.isPending || send.isPending;
  const progress = useBackupProgress(isWorking) ?? idle;
  const isBusy = isWorking || progress.task !== null;
  const make = (source: BackupSource) =>
    create.mutate(source, { onSuccess: ({ message }) => toast.success(message) });
  const take = (file: File | null) => {
    if (file === null) return;
    create.reset();
    send.mutate(
      { file, onProgress: setSent },
      { onSuccess: ({ message }) => toast.success(message), onSettled: () => setSent(null) },
    );
  };
  const failed = create.error ?? send.error;
  return (
    <SectionCard title={t('make.title')} text={t('make.text')}>
      <div className={classes.buttons}>
        <Button
          leftSection={<IconDatabaseExport size={18} aria-hidden />}
          data-part="create"
          disabled={isBusy}
          onClick={() => make('hearth')}
        >
          {t('make.now')}
        </Button>
        <FileButton accept=".zip,application/zip" onChange={take}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
              data-part="upload"
              disabled={isBusy}
            >
              {t('make.upload')}
            </Button>
          )}
        </FileButton>
        <MakeMealieBackup isBusy={isBusy} onMake={() => make('mealie')} />
      </div>
      {hasMealieFolder && (
        <Notice color="info" title={t('mealieFolder.title')}>
          <div className={classes.folder}>
            <p>{t('mealieFolder.text')}</p>
            <Button
              variant="default"
              data-part="mealie-folder"
              disabled={isBusy}
              onClick={() => make('mealieFolder')}
            >
              {t('mealieFolder.confirm')}
            </Button>
          </div>
        </Notice>
      )}
      {isBusy && <ProgressLine progress={progress} sent={sent} />}
      {failed !== null && !isBusy && <Notice color="error">{errorMessage(failed, t('failed'))}</Notice>}
    </SectionCard>
  );
}
