import { type DeadLetterWork, maxDeadLettersListed } from '@hearth/contract';
import { wireInstant } from '../../../platform/db/values/stored-instant.ts';
import {
  dropDeliveries,
  listDeadLetters,
  retryDeliveries,
} from '../../../platform/deliveries/dead-letters.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Dead letters, both jobs and messages, the latest first. */
export async function listDeadLetterWork(platform: Platform): Promise<DeadLetterWork[]> {
  const [jobs, messages] = await Promise.all([
    platform.jobs.failed(maxDeadLettersListed),
    listDeadLetters(platform, maxDeadLettersListed),
  ]);
  const all = [
    ...jobs.map(({ id, name, created_at, failed_at, last_error }): DeadLetterWork => ({
      id: `job-${id}`,
      kind: 'job',
      name,
      receiver: '',
      createdAt: wireInstant(created_at),
      givenUpAt: wireInstant(failed_at),
      reason: last_error ?? '',
    })),
    ...messages.map(({ id, name, receiver, created_at, given_up_at, reason }): DeadLetterWork => ({
      id: `message-${id}`,
      kind: 'message',
      name,
      receiver,
      createdAt: wireInstant(created_at),
      givenUpAt: wireInstant(given_up_at),
      reason,
    })),
  ];
  return all.toSorted((a, b) => (a.givenUpAt < b.givenUpAt ? 1 : -1)).slice(0, maxDeadLettersListed);
}

/**
 * Has a dead letter retried as if it were new, by the process that takes it first.
 * @throws AppError `itemNotFound`
 */
export async function retryDeadLetter(platform: Platform, id: string): Promise<void> {
  const { job, message } = readId(id);
  const count =
    job === null ? await retryDeliveries(platform, message) : await platform.jobs.retryFailed(job);
  if (count === 0) fail('itemNotFound');
}

/** @throws AppError `itemNotFound` */
export async function dropDeadLetter(platform: Platform, id: string): Promise<void> {
  const { job, message } = readId(id);
  const count = job === null ? await dropDeliveries(platform, message) : await platform.jobs.dropFailed(job);
  if (count === 0) fail('itemNotFound');
}

/** Has all dead letters retried. */
export async function retryAllDeadLetters(platform: Platform): Promise<void> {
  await platform.jobs.retryFailed('all');
  await retryDeliveries(platform, 'all');
}

/** Drops all dead letters. */
export async function dropAllDeadLetters(platform: Platform): Promise<void> {
  await platform.jobs.dropFailed('all');
  await dropDeliveries(platform, 'all');
}

/** @throws AppError `itemNotFound` for a text that is no id of a dead letter */
function readId(id: string): { job: string; message: 0 } | { job: null; message: number } {
  const [, job, message] = /^(?:job-([0-9a-f-]{36})|message-([1-9]\d{0,8}))$/.exec(id) ?? [];
  if (job !== undefined) return { job, message: 0 };
  if (message !== undefined) return { job: null, message: Number(message) };
  return fail('itemNotFound');
}
