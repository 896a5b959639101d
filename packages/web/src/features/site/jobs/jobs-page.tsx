import type { AdminJob, JobRhythm } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { deadLettersQuery } from './dead-letters.queries.ts';
import { DeadLetterSection } from './dead-letter-section.tsx';
import { JobRow } from './job-row.tsx';
import { jobsQuery } from './jobs.queries.ts';
import classes from './jobs.module.css';

/** In the order of the page. */
const rhythms: readonly JobRhythm[] = ['everyFiveMinutes', 'hourly', 'daily', 'backup'];

/** Scheduled jobs of the server: times, last results, and buttons to run them now. */
export function JobsPage() {
  const { t } = useTranslation('jobs');
  const jobs = useQuery(jobsQuery);
  // Both are loaded together: a later one would move the other down.
  const isReady = useQuery(deadLettersQuery).isFetched && jobs.data !== undefined;
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      {!isReady && !jobs.isLoadingError && <Loading lines={8} />}
      {jobs.isLoadingError && <QueryError query={jobs} title={t('notLoaded')} />}
      {isReady && <DeadLetterSection />}
      {isReady && rhythms.map((rhythm) => <JobsOf key={rhythm} rhythm={rhythm} jobs={jobs.data} />)}
    </>
  );
}

function JobsOf({ rhythm, jobs }: { rhythm: JobRhythm; jobs: readonly AdminJob[] }) {
  const { t } = useTranslation('jobs');
  return (
    <SectionCard title={t(`rhythm.${rhythm}.title`)} text={t(`rhythm.${rhythm}.text`)}>
      <ul className={classes.list}>
        {jobs
          .filter((job) => job.rhythm === rhythm)
          .map((job) => (
            <JobRow key={job.name} job={job} />
          ))}
      </ul>
    </SectionCard>
  );
}
