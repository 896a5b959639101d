import { ActionIcon } from '@mantine/core';
import type { ReportCategory, ReportSummary } from '@hearth/contract';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { ReportStatus } from './report-status.tsx';
import { reportsQuery, useDeleteReport } from './reports.queries.ts';
import classes from './reports.module.css';

/**
 * Reports of one kind, the newest first, each with a link to its page. `formatName` makes a name for people of the name that
 * the server gave a report; without it a report is called after its number of pages.
 */
export function ReportList({
  category,
  formatName,
}: {
  category: ReportCategory;
  formatName?: (name: string) => string;
}) {
  const { t } = useTranslation('reports');
  const reports = useQuery(reportsQuery(category));
  const [doomed, setDoomed] = useState<ReportSummary | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeleteReport();
  const confirm = async () => {
    if (doomed === null) return;
    await deletion.mutateAsync(doomed.id);
    setDoomed(null);
    // The row with the button is gone.
    heading.current?.focus();
  };
  return (
    <section className={classes.section} aria-labelledby="reports-title">
      <h2 id="reports-title" ref={heading} tabIndex={-1} className={classes.heading}>
        {t(`earlier.${category}`)}
      </h2>
      {reports.isPending && <Loading lines={3} />}
      {reports.isLoadingError && <QueryError query={reports} title={t('notLoaded')} />}
      {reports.data?.length === 0 && <p className={classes.muted}>{t('none')}</p>}
      <ul className={classes.list}>
        {reports.data?.map((report) => (
          <ReportRow
            key={report.id}
            report={report}
            name={formatName?.(report.name)}
            onDelete={() => setDoomed(report)}
          />
        ))}
      </ul>
      {doomed !== null && (
        <ConfirmDialog
          opened
          isDangerous
          title={t('delete.title')}
          text={t(doomed.status === 'in-progress' ? 'delete.textGoingOn' : 'delete.text')}
          confirmLabel={t('delete.confirm')}
          onConfirm={confirm}
          onClose={() => setDoomed(null)}
        />
      )}
    </section>
  );
}

function ReportRow({
  report,
  name,
  onDelete,
}: {
  report: ReportSummary;
  name: string | undefined;
  onDelete: () => void;
}) {
  const { t } = useTranslation('reports');
  const { id, timestamp, status, expectedEntries } = report;
  const count = expectedEntries ?? 0;
  const pages = t('pages', { count, number: formats.number(count) });
  const recipes = t('recipes', { count, number: formats.number(count) });
  const time = formats.dateTime(timestamp);
  return (
    <li className={classes.row} data-part="report">
      <Link to="/group/reports/$id" params={{ id }} className={classes.open}>
        <span className={classes.name}>
          <bdi>{name ?? (expectedEntries === null ? report.name : pages)}</bdi>
        </span>
        <span className={classes.muted}>
          {time}
          {name !== undefined && expectedEntries !== null && ` · ${recipes}`}
        </span>
      </Link>
      <ReportStatus status={status} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('delete.of', { time })}
        onClick={onDelete}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}
