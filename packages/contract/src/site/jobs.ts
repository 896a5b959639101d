import * as z from 'zod';
import { operation } from '../kernel/operation.ts';

/** How often the server does work by itself. */
export const jobRhythms = ['everyFiveMinutes', 'hourly', 'daily', 'backup'] as const;
export type JobRhythm = (typeof jobRhythms)[number];

/** Work that the server does by itself again and again. */
export const AdminJob = z
  .object({
    name: z.string(),
    rhythm: z.enum(jobRhythms),
    isRunning: z.boolean(),
    /** Null while nothing has planned it. */
    nextRunAt: z.string().nullable(),
    lastRun: z
      .object({
        startedAt: z.string(),
        durationMs: z.int(),
        /** Null when it went well. */
        error: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'AdminJob' });
export type AdminJob = z.output<typeof AdminJob>;

/** Work of the server, or a message to another program. */
export const deadLetterKinds = ['job', 'message'] as const;

/** Work that failed so often, or a message that could not be delivered for so long, that it is not tried any more. */
export const DeadLetterWork = z
  .object({
    id: z.string(),
    kind: z.enum(deadLetterKinds),
    /** What kind of work or message. */
    name: z.string(),
    /** Who should have received the message; empty for jobs. */
    receiver: z.string(),
    createdAt: z.string(),
    givenUpAt: z.string(),
    /** The error of the last attempt. */
    reason: z.string(),
  })
  .meta({ id: 'DeadLetterWork' });
export type DeadLetterWork = z.output<typeof DeadLetterWork>;

/** The maximum number of listed dead letters, the latest first. */
export const maxDeadLettersListed = 100;

const deadLetterParams = z.object({ id: z.string().max(64) });

const base = { tags: ['Admin: Jobs'], access: 'admin' as const };

export const adminJobOperations = {
  listJobs: operation({
    ...base,
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'What the server does by itself, in the order in which it does it, and how it went last',
    answer: z.array(AdminJob),
  }),
  runJob: operation({
    ...base,
    method: 'POST',
    path: '/api/admin/jobs/{name}/run',
    summary: 'Have the server do one of these now; the result is not waited for',
    params: z.object({ name: z.string().max(100) }),
    status: 202,
    answer: AdminJob,
  }),
  listDeadLetterWork: operation({
    ...base,
    method: 'GET',
    path: '/api/admin/jobs/given-up',
    summary: `Jobs and messages that were given up, the latest first; at most ${maxDeadLettersListed}`,
    answer: z.array(DeadLetterWork),
  }),
  retryAllGivenUp: operation({
    ...base,
    method: 'POST',
    path: '/api/admin/jobs/given-up/retry',
    summary:
      'Have everything that was given up tried again, also what is not listed; the result is not waited for',
    status: 202,
    answer: z.null(),
  }),
  retryGivenUp: operation({
    ...base,
    method: 'POST',
    path: '/api/admin/jobs/given-up/{id}/retry',
    summary: 'Have one of these tried again; the result is not waited for',
    params: deadLetterParams,
    status: 202,
    answer: z.null(),
  }),
  dropAllDeadLetters: operation({
    ...base,
    method: 'DELETE',
    path: '/api/admin/jobs/given-up',
    summary: 'Forget everything that was given up, also what is not listed',
    answer: z.null(),
  }),
  dropDeadLetter: operation({
    ...base,
    method: 'DELETE',
    path: '/api/admin/jobs/given-up/{id}',
    summary: 'Forget one of these',
    params: deadLetterParams,
    answer: z.null(),
  }),
};
