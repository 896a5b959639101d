import { Button } from '@mantine/core';
import type { AdminJob } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { findJobName } from './job-names.ts';
import { useRunJob } from './jobs.queries.ts';
import classes from './jobs.module.css';

/** One job: name, description, last result, next run, and a button. */
export function JobRow({ job }: { job: AdminJob }) {
  const { t } = useTranslation('jobs');
  const run = useRunJob();
  const known = findJobName(job.name);
  const name = known === null ? job.name : t(`job.${known}.name`);
  const start = () =>
    run.mutate(job, {
      onSuccess: (done) => {
        if (done === null) toast.info(t('stillRunning', { name }));
        else if (done.lastRun?.error === null) toast.success(t('done', { name }));
        else toast.error(t('failed', { name }));
      },
    });
  return (
    <li className={classes.job}>
      <div className={classes.texts}>
        <span className={classes.name}>{name}</span>
        {known !== null && <span className={classes.hint}>{t(`job.${known}.text`)}</span>}
        <LastRun job={job} />
      </div>
      <Button
        variant="default"
        loading={run.isPending || job.isRunning}
        aria-label={t('runOne', { name })}
        onClick={start}
      >
        {t('run')}
      </Button>
    </li>
  );
}

function LastRun({ job: { lastRun, nextRunAt } }: { job: AdminJob }) {
  const { t } = useTranslation('jobs');
  const next = nextRunAt === null ? null : t('next', { date: formats.dateTime(nextRunAt) });
  const last = lastRun === null ? t('never') : lastText(lastRun);
  return (
    <>
      <span className={classes.state} data-failed={lastRun !== null && lastRun.error !== null}>
        {[last, next].filter((part) => part !== null).join(' · ')}
      </span>
      {lastRun !== null && lastRun.error !== null && (
        <code className={classes.error} dir="ltr">
          {lastRun.error}
        </code>
      )}
    </>
  );

  function lastText({ startedAt, durationMs, error }: NonNullable<AdminJob['lastRun']>): string {
    const values = { date: formats.dateTime(startedAt), seconds: formats.number(durationMs / 1000) };
    return error === null ? t('wentWell', values) : t('wentWrong', values);
  }
}
