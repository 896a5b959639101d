import { Checkbox } from '@mantine/core';
import type { BackupFile, BackupProgress, RestoreCheck, RestoreEffects } from '@hearth/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { formats } from '../../../platform/i18n/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { restoreCheckQuery, useBackupProgress, useRestoreBackup } from './backups.queries.ts';
import { EffectsList } from './effects-list.tsx';
import { whenMade } from './last-good-backup.ts';
import { LeftOut } from './left-out.tsx';
import { ProgressLine } from './progress-line.tsx';
import { useContentsText } from './use-contents-text.ts';
import classes from './backups.module.css';
import { answersCache } from '../../../platform/offline/cache-names.ts';
import { onSite } from '../../../platform/boot/site-address.ts';

export interface RestoreDialogProps {
  backup: BackupFile;
  onClose: () => void;
}

const waiting: BackupProgress = { task: null, name: null, step: null, done: 0, total: 0 };

/**
 * Says what a restore replaces and what it changes about who enters, has that acknowledged, shows how far it is and
 * says what has changed. Everyone else signs in again afterwards.
 */
export function RestoreDialog({ backup, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('backups');
  const [isUnderstood, setUnderstood] = useState(false);
  const check = useQuery(restoreCheckQuery(backup.name));
  const restore = useRestoreBackup();
  const progress = useBackupProgress(restore.isPending) ?? waiting;
  if (restore.isSuccess) return <RestoredDialog effects={restore.data.effects} />;
  const error = restore.error ?? check.error;
  return (
    <Dialog
      opened
      keepOpen
      title={t('restore.title', { date: formats.dateTime(whenMade(backup)) })}
      confirmLabel={t('restore.confirm')}
      isDangerous
      isValid={isUnderstood && check.isSuccess}
      onConfirm={() => restore.mutateAsync(backup.name)}
      onClose={onClose}
    >
      <div className={classes.dialog}>
        {error !== null && <Notice color="error">{errorMessage(error, t('failed'))}</Notice>}
        {restore.isPending ? (
          <ProgressLine progress={progress.task === 'restore' ? progress : waiting} sent={null} />
        ) : (
          <>
            <Consequences backup={backup} check={check} />
            <Checkbox
              label={t('restore.understood')}
              checked={isUnderstood}
              onChange={(event) => setUnderstood(event.currentTarget.checked)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The replaced data, the effects on accounts, and the way back. */
function Consequences({ backup, check }: { backup: BackupFile; check: UseQueryResult<RestoreCheck> }) {
  const { t } = useTranslation('backups');
  const contentsText = useContentsText();
  return (
    <>
      <p>{t('restore.what')}</p>
      {backup.contents !== null && (
        <p>{t('restore.contents', { contents: contentsText(backup.contents) })}</p>
      )}
      <LeftOut backup={backup} />
      {check.isPending && <ProgressLine progress={{ ...waiting, task: 'check' }} sent={null} />}
      {check.isSuccess && <EffectsList effects={check.data.effects} />}
      <p>{t('restore.before')}</p>
      <p>{t('restore.signIn')}</p>
    </>
  );
}

/** Everything on the server is another: what this browser knows of it is forgotten with the page. */
function RestoredDialog({ effects }: { effects: RestoreEffects }) {
  const { t } = useTranslation('backups');
  const startAgain = async () => {
    if ('caches' in globalThis) await caches.delete(answersCache);
    globalThis.location.assign(onSite('/admin/backups'));
  };
  return (
    <Dialog
      opened
      title={t('restored.title')}
      cancelLabel={t('restored.confirm')}
      onClose={() => void startAgain()}
    >
      <div className={classes.dialog}>
        <p>{t('restored.text')}</p>
        <EffectsList effects={effects} />
      </div>
    </Dialog>
  );
}
