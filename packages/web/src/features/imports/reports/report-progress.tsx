import type { ReportOut } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import classes from './reports.module.css';

/** How far the work of a report is, and how much of it has failed so far. */
export function ReportProgress({ report }: { report: ReportOut }) {
  const { t } = useTranslation('reports');
  const { entries, expectedEntries: all } = report;
  const failed = entries.filter(({ success }) => !success).length;
  const done = formats.number(entries.length);
  const text =
    all === null
      ? t('doneSoFar', { done })
      : t('doneOf', { done, all: formats.number(Math.max(all, entries.length)) });
  return (
    <div className={classes.progress} data-part="progress">
      <progress
        className={classes.bar}
        aria-label={t('progress')}
        aria-valuetext={text}
        {...(all === null ? {} : { value: entries.length, max: Math.max(all, 1) })}
      />
      <p className={classes.muted}>
        {text}
        {failed > 0 && ` · ${t('failedCount', { count: failed, number: formats.number(failed) })}`}
      </p>
    </div>
  );
}
