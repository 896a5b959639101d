import type { BackupFile } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import classes from './backups.module.css';

/** What does not come along from another program's backup, or into one for it; nothing where all of it does. */
export function LeftOut({ backup: { kind, contents } }: { backup: BackupFile }) {
  const { t } = useTranslation('backups');
  const left = listLeftOut(contents?.leftOut ?? {});
  if (left.count === 0) return null;
  return <p className={classes.hint}>{t(kind === 'uploaded' ? 'leftOut' : 'leftHere', left)}</p>;
}

/** How many rows are left out, and of which tables. */
export function listLeftOut(leftOut: Readonly<Record<string, number>>): {
  readonly count: number;
  readonly tables: string;
} {
  const left = Object.entries(leftOut);
  return {
    count: left.reduce((sum, [, rows]) => sum + rows, 0),
    tables: left.map(([table, rows]) => `${table} (${rows})`).join(', '),
  };
}
