import type { BackupContents } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { listText } from '../../../ui/text/list-text.ts';

/** The contents of a backup in words; empty if they are unknown. */
export function useContentsText(): (contents: BackupContents | null) => string {
  const { t } = useTranslation('backups');
  return (contents) =>
    contents === null
      ? ''
      : listText(
          [
            t('contents.recipes', { count: contents.recipes }),
            t('contents.people', { count: contents.users }),
            t('contents.files', { count: contents.files }),
          ],
          activeLocale.formats,
        );
}
