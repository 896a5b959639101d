import type { BackupContents } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import classes from './backups.module.css';

/** What of another program's backup does not come along; nothing where all of it does. */
export function LeftOut({ contents }: { contents: BackupContents | null }) {
  const { t } = useTranslation('backups');
  const left = Object.entries(contents?.leftOut ?? {});
  if (left.length === 0) return null;
  const count = left.reduce((sum, [, rows]) => sum + rows, 0);
  const tables = left.map(([table, rows]) => `${table} (${rows})`).join(', ');
  return <p className={classes.hint}>{t('leftOut', { count, tables })}</p>;
}
