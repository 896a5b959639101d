import type { BackupFile } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../platform/i18n/index.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { sizeText } from '../../../ui/text/size-text.ts';
import { progressQuery } from './backups.queries.ts';
import { lastGoodBackup, whenMade } from './last-good-backup.ts';
import { useContentsText } from './use-contents-text.ts';
import classes from './backups.module.css';

/** Whether there is a backup to go back to, from when it is, how large, and what is in it. */
export function BackupState({ backups }: { backups: readonly BackupFile[] }) {
  const { t } = useTranslation('backups');
  const contentsText = useContentsText();
  const isMaking = useQuery(progressQuery).data?.task === 'create';
  const last = lastGoodBackup(backups);
  if (last === null) {
    return isMaking ? null : (
      <div className={classes.state}>
        <Notice color="warning" title={t('state.none')}>
          {t('state.noneText')}
        </Notice>
      </div>
    );
  }
  const [newest] = backups;
  const date = formats.dateTime(whenMade(last));
  const size = sizeText(last.size, activeLocale.formats);
  const isBad = newest !== undefined && newest.problem !== null;
  return (
    <div className={classes.state}>
      {isBad && (
        <Notice color="error" title={t('state.bad', { name: newest.name })}>
          {t('state.badText')}
        </Notice>
      )}
      <Notice color="success" title={t('state.good', { date })}>
        {t('state.goodText', { size, contents: contentsText(last.contents) })}
      </Notice>
    </div>
  );
}
