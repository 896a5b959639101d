import type { BackupFile } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import classes from './backups.module.css';

/** What does not come along from another program's backup, or into one for it; nothing where all of it does. */
export function LeftOut({ backup: { kind, contents } }: { backup: BackupFile }) {
  const { t } = useTranslation('backups');
  const left = Object.entries(contents?.leftOut ?? {});
  if (left.length === 0) return null;
  const count = left.reduce((sum, [, rows]) => sum + rows, 0);
  const tables = left.map(([table, rows]) => `${table} (${rows})`).join(', ');
  return <p className={classes.hint}>{t(kind === 'uploaded' ? 'leftOut' : 'leftHere', { count, tables })}</p>;
}
