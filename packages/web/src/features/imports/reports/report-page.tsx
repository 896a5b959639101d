import { SegmentedControl } from '@mantine/core';
import type { ReportOut } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../../platform/routing/index.ts';
import { formats } from '../../../platform/i18n/index.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Pager } from '../../../ui/settings/pager.tsx';
import { failuresFirst } from './entry-meaning.ts';
import { LinesRead } from './lines-read.tsx';
import { ReportEntry } from './report-entry.tsx';
import { ReportProgress } from './report-progress.tsx';
import { ReportStatus } from './report-status.tsx';
import { UndoImport } from './undo-import.tsx';
import { reportQuery } from './reports.queries.ts';
import classes from './reports.module.css';

const pageSize = 50;
const choices = ['all', 'failed', 'worked'] as const;
type Choice = (typeof choices)[number];

/** What came of long work, entry by entry; while the work goes on, more come. */
export function ReportPage() {
  const { t } = useTranslation('reports');
  const { id = '' } = usePathParams();
  const report = useQuery(reportQuery(id));
  if (report.isPending)
    return (
      <>
        <PageTitle title={t('title')} />
        <Loading lines={8} />
      </>
    );
  if (report.isLoadingError)
    return (
      <>
        <PageTitle title={t('title')} />
        <QueryError query={report} title={t('notLoaded')} />
      </>
    );
  return <Report report={report.data} />;
}

function Report({ report }: { report: ReportOut }) {
  const { t } = useTranslation('reports');
  const { category, timestamp, status, entries, id } = report;
  return (
    <div className={classes.page}>
      <PageTitle title={t(`name.${category}`)} intro={formats.dateTime(timestamp)} />
      <div className={classes.facts}>
        <ReportStatus status={status} />
        {/* Users who ask for help with a report are asked for its number. */}
        <span className={classes.number}>
          {t('number')} <bdi>{id}</bdi>
        </span>
      </div>
      <output className="visually-hidden">{t(`status.${status}`)}</output>
      {status === 'in-progress' && <ReportProgress report={report} />}
      {entries.length > 1 && <LinesRead entries={entries} />}
      {category === 'migration' && status !== 'in-progress' && <UndoImport reportId={id} />}
      {entries.length === 0 ? (
        <EmptyState title={t(status === 'in-progress' ? 'nothingYet' : 'nothing')} />
      ) : (
        <Entries entries={entries} />
      )}
    </div>
  );
}

function Entries({ entries }: Pick<ReportOut, 'entries'>) {
  const { t } = useTranslation('reports');
  const [choice, setChoice] = useState<Choice>('all');
  const [page, setPage] = useState(1);
  const chosen = failuresFirst(entries).filter(
    ({ success }) => choice === 'all' || success === (choice === 'worked'),
  );
  const pages = Math.max(1, Math.ceil(chosen.length / pageSize));
  const shownPage = Math.min(page, pages);
  const countEntries = (success: boolean) => entries.filter((one) => one.success === success).length;
  const counts = { all: entries.length, failed: countEntries(false), worked: countEntries(true) };
  return (
    <>
      <SegmentedControl
        className={classes.choice ?? ''}
        aria-label={t('show')}
        value={choice}
        data={choices.map((key) => ({
          value: key,
          label: `${t(`choice.${key}`)} (${formats.number(counts[key])})`,
        }))}
        onChange={(value) => {
          setChoice(choices.find((key) => key === value) ?? 'all');
          setPage(1);
        }}
      />
      {chosen.length === 0 && <p className={classes.muted}>{t('noneOfThese')}</p>}
      <ul className={classes.list}>
        {chosen.slice((shownPage - 1) * pageSize, shownPage * pageSize).map((entry) => (
          <ReportEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      <Pager page={shownPage} pages={pages} onPage={setPage} />
    </>
  );
}
