import type { AdminJob } from '@hearth/contract';
import { wireInstant } from '../../../platform/db/values/stored-instant.ts';
import { required } from '../../../platform/errors/app-error.ts';
import type { ScheduledState } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';

/** All work of the schedule, in the order in which it is done. */
export async function listJobs({ jobs }: Platform): Promise<AdminJob[]> {
  return (await jobs.scheduled()).map(presentJob);
}

/**
 * Has one run now by the first process that takes it, and returns its state.
 * @throws AppError `itemNotFound`
 */
export async function runJob(platform: Platform, name: string): Promise<AdminJob> {
  await platform.jobs.runNow(name);
  const all = await listJobs(platform);
  return required(
    all.find((job) => job.name === name),
    'itemNotFound',
  );
}

function presentJob({ name, rhythm, isRunning, nextRunAt, lastRun }: ScheduledState): AdminJob {
  return {
    name,
    rhythm,
    isRunning,
    nextRunAt: nextRunAt === null ? null : wireInstant(nextRunAt),
    lastRun:
      lastRun === null
        ? null
        : {
            startedAt: wireInstant(lastRun.started_at),
            durationMs: lastRun.duration_ms,
            error: lastRun.error,
          },
  };
}
