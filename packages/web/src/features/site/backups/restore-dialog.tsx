import { Checkbox } from '@mantine/core';
import type { BackupFile } from '@hearth/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { formats } from '../../../platform/i18n/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { signOut } from '../../people/sessions/index.ts';
import { useBackupProgress, useRestoreBackup } from './backups.queries.ts';
import { whenMade } from './last-good-backup.ts';
import { LeftOut } from './left-out.tsx';
import { ProgressLine } from './progress-line.tsx';
import { useContentsText } from './use-contents-text.ts';
import classes from './backups.module.css';

export interface RestoreDialogProps {
  backup: BackupFile;
  onClose: () => void;
}

const waiting = { task: 'restore', name: null, done: 0, total: 0 } as const;

/** Says what a restore replaces, has that acknowledged, and shows how far it is. Everybody signs in again afterwards. */
export function RestoreDialog({ backup, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('backups');
  const contentsText = useContentsText();
  const [isUnderstood, setUnderstood] = useState(false);
  const restore = useRestoreBackup();
  const progress = useBackupProgress(restore.isPending);
  const confirm = async () => {
    await restore.mutateAsync(backup.name);
    await signOut();
  };
  const { error } = restore;
  return (
    <Dialog
      opened
      keepOpen
      title={t('restore.title', { date: formats.dateTime(whenMade(backup)) })}
      confirmLabel={t('restore.confirm')}
      isDangerous
      isValid={isUnderstood}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.dialog}>
        {error !== null && <Notice color="error">{errorMessage(error, t('failed'))}</Notice>}
        <p>{t('restore.what')}</p>
        {backup.contents !== null && (
          <p>{t('restore.contents', { contents: contentsText(backup.contents) })}</p>
        )}
        <LeftOut backup={backup} />
        <p>{t('restore.before')}</p>
        <p>{t('restore.signIn')}</p>
        {restore.isPending || restore.isSuccess ? (
          <ProgressLine progress={progress?.task === 'restore' ? progress : waiting} sent={null} />
        ) : (
          <Checkbox
            label={t('restore.understood')}
            checked={isUnderstood}
            onChange={(event) => setUnderstood(event.currentTarget.checked)}
          />
        )}
      </div>
    </Dialog>
  );
}
