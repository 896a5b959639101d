import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupSlug } from '../../../../platform/session/index.ts';
import { Loading } from '../../../../ui/states/loading.tsx';
import { refreshReports, ReportProgress, reportQuery } from '../../reports/index.ts';
import classes from '../create.module.css';

/** How far an import is that has just begun. The page may be left: the server goes on. */
export function BulkStarted({ reportId, onAgain }: { reportId: string; onAgain: () => void }) {
  const { t } = useTranslation('imports');
  const groupSlug = useGroupSlug() ?? '';
  const { data: report } = useQuery(reportQuery(reportId));
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = report !== undefined && report.status !== 'in-progress';
  useEffect(() => heading.current?.focus(), []);
  useRefreshWhenDone(isDone);
  return (
    <section className={classes.started} aria-labelledby="bulk-started">
      <h2 id="bulk-started" ref={heading} tabIndex={-1} className={classes.startedTitle}>
        {t(isDone ? 'bulk.done' : 'bulk.goingOn')}
      </h2>
      <output className="visually-hidden">{isDone ? t('bulk.done') : ''}</output>
      {!isDone && <p className={classes.startedText}>{t('bulk.mayLeave')}</p>}
      {report === undefined ? <Loading lines={2} /> : <ReportProgress report={report} />}
      <div className={classes.actions}>
        <Button
          variant="default"
          data-part="open-report"
          renderRoot={(props) => <Link to="/group/reports/$id" params={{ id: reportId }} {...props} />}
        >
          {t('bulk.report')}
        </Button>
        {isDone && (
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/g/$groupSlug" params={{ groupSlug }} search={{}} {...props} />}
          >
            {t('bulk.recipes')}
          </Button>
        )}
        <Button variant="subtle" onClick={onAgain}>
          {t('bulk.again')}
        </Button>
      </div>
    </section>
  );
}

/** The library has new recipes then, and the list of reports another word. */
function useRefreshWhenDone(isDone: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isDone) return;
    void queries.invalidateQueries({ queryKey: ['recipes', 'list'] });
    void refreshReports(queries);
  }, [isDone, queries]);
}
