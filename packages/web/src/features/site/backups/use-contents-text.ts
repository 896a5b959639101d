import type { BackupContents } from '@hearth/contract';
import { useTranslation } from 'react-i18next';

/** What is in a backup, in words; empty where it is not known. */
export function useContentsText(): (contents: BackupContents | null) => string {
  const { t } = useTranslation('backups');
  return (contents) =>
    contents === null
      ? ''
      : [
          t('contents.recipes', { count: contents.recipes }),
          t('contents.people', { count: contents.users }),
          t('contents.files', { count: contents.files }),
        ].join(', ');
}
