import type { BackupProgress } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import type { UploadProgress } from '../../../platform/api/index.ts';
import classes from './backups.module.css';

/** The task in progress on a backup, and how far it is. */
export function ProgressLine({ progress, sent }: { progress: BackupProgress; sent: UploadProgress | null }) {
  const { t } = useTranslation('backups');
  const isSending = sent !== null && sent.sent < sent.total;
  const label = isSending ? t('progress.upload') : t(chooseText(progress));
  const known = isSending
    ? { value: sent.sent, max: sent.total }
    : progress.total > 0
      ? { value: progress.done, max: progress.total }
      : {};
  return (
    <output className={classes.progress}>
      <span>{label}</span>
      <progress className={classes.bar} aria-label={label} {...known} />
    </output>
  );
}

function chooseText({ task, step }: BackupProgress) {
  if (step !== null) return `step.${step}` as const;
  return `progress.${task ?? 'wait'}` as const;
}
