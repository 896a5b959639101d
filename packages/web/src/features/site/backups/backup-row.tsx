import { Badge } from '@mantine/core';
import type { BackupFile } from '@hearth/contract';
import { IconAlertTriangle } from '../../../ui/icons/alert-triangle.ts';
import { IconCircleCheck } from '../../../ui/icons/circle-check.ts';
import { IconCloudCheck } from '../../../ui/icons/cloud-check.ts';
import { IconDots } from '../../../ui/icons/dots.ts';
import { IconDownload } from '../../../ui/icons/download.ts';
import { IconHelpCircle } from '../../../ui/icons/help-circle.ts';
import { IconRestore } from '../../../ui/icons/restore.ts';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../platform/i18n/index.ts';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import { saveFrom } from '../../../ui/save-file.ts';
import { sizeText } from '../../../ui/text/size-text.ts';
import { backupAddress } from './backups.queries.ts';
import { whenMade } from './last-good-backup.ts';
import { LeftOut } from './left-out.tsx';
import { useContentsText } from './use-contents-text.ts';
import classes from './backups.module.css';

/** A backup: when it was made and why, whether it is good, and what can be done with it. */
export function BackupRow({
  backup,
  onRestore,
  onDelete,
}: {
  backup: BackupFile;
  onRestore: () => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation('backups');
  const contentsText = useContentsText();
  const { name, size, kind, contents } = backup;
  const facts = [sizeText(size, activeLocale.formats), contentsText(contents)].filter((text) => text !== '');
  return (
    <li className={classes.backup}>
      <div className={classes.facts}>
        <div className={classes.line}>
          <span className={classes.date}>{formats.dateTime(whenMade(backup))}</span>
          <Badge variant="light" color="gray">
            {t(`kind.${kind}`)}
          </Badge>
          {contents?.version === 'Mealie' && (
            <Badge variant="light" color="gray">
              {t(kind === 'uploaded' ? 'fromMealie' : 'forMealie')}
            </Badge>
          )}
        </div>
        <Finding backup={backup} />
        <CopyState backup={backup} />
        <span className={classes.hint}>{facts.join(' · ')}</span>
        <LeftOut backup={backup} />
        <span className={classes.name} dir="ltr">
          {name}
        </span>
      </div>
      <ActionMenu
        label={t('actions', { name })}
        icon={<IconDots size={20} aria-hidden />}
        entries={[
          {
            key: 'download',
            label: t('download'),
            icon: <IconDownload size={18} />,
            onSelect: () => void backupAddress(name).then((address) => saveFrom(address, name)),
          },
          {
            key: 'restore',
            label: t('restore.open'),
            icon: <IconRestore size={18} />,
            onSelect: onRestore,
            isDisabled: backup.problem !== null,
          },
          {
            key: 'delete',
            label: t('delete.confirm'),
            icon: <IconTrash size={18} />,
            onSelect: onDelete,
            isDangerous: true,
            startsGroup: true,
          },
        ]}
      />
    </li>
  );
}

/** Whether it is in the bucket of the operator, too; nothing where there is none. */
function CopyState({ backup: { copiedAt, copyProblem } }: { backup: BackupFile }) {
  const { t } = useTranslation('backups');
  if (copyProblem !== null) {
    return (
      <span className={classes.finding} data-state="bad">
        <IconAlertTriangle size={18} aria-hidden />
        {t('copy.failed', { problem: copyProblem })}
      </span>
    );
  }
  if (copiedAt === null) return null;
  return (
    <span className={classes.finding} data-state="good">
      <IconCloudCheck size={18} aria-hidden />
      {t('copy.done')}
    </span>
  );
}

function Finding({ backup: { checkedAt, problem } }: { backup: BackupFile }) {
  const { t } = useTranslation('backups');
  const state = problem !== null ? 'bad' : checkedAt === null ? 'unknown' : 'good';
  const Icon = { bad: IconAlertTriangle, unknown: IconHelpCircle, good: IconCircleCheck }[state];
  const text =
    problem === null
      ? t(state === 'good' ? 'check.good' : 'check.unknown')
      : t('check.bad', { problem: t(`problem.${problem}`) });
  return (
    <span className={classes.finding} data-state={state}>
      <Icon size={18} aria-hidden />
      {text}
    </span>
  );
}
