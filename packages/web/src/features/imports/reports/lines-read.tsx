import type { ReportEntryOut } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { linesRead } from './entry-meaning.ts';
import classes from './reports.module.css';

/** How many facts have no field of their own; nothing where all have. */
export function ExtrasKept({ count }: { count: number | null }) {
  const { t } = useTranslation('reports');
  if (count === null || count === 0) return null;
  return (
    <p className={classes.time} data-part="extras-kept">
      {t('extrasKept', { count, number: formats.number(count) })}
    </p>
  );
}

/** How many ingredients of the recipes were read, out of all that were looked at; nothing where none were. */
export function LinesRead({ entries }: { entries: readonly ReportEntryOut[] }) {
  const { t } = useTranslation('reports');
  const counts = linesRead(entries);
  if (counts === null) return null;
  const count = counts.read + counts.left;
  const values = { count, read: formats.number(counts.read), all: formats.number(count) };
  return (
    <p className={classes.time} data-part="lines-read">
      {t(entries.length === 1 ? 'linesRead' : 'allLinesRead', values)}
    </p>
  );
}
