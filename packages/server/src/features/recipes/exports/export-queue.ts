import { PassThrough, type Readable, pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ConcurrencyLimitError } from '../../../platform/concurrency/concurrency-limit.ts';
import { FairLimit } from '../../../platform/concurrency/fair-limit.ts';
import { fail } from '../../../platform/errors/app-error.ts';

/** Exports of many recipes that are made at once, of all accounts and of one; others wait. */
const queue = new FairLimit({ total: 2, perAccount: 1, maxWaiting: 20, maxWaitMs: 60_000 });

/** A reader that takes nothing for so long has gone, and holds the place of another. */
const maxIdleMs = 60_000;

/**
 * A stream that is made while it is read, as soon as it is its turn; the next one begins when it has ended or its
 * reader is gone.
 * @param account whose export it is
 * @param isGone whether the reader has left meanwhile
 * @throws AppError `exportsBusy` when the wait is too long
 */
export async function queuedExport(
  account: string,
  isGone: () => boolean,
  open: () => Promise<Readable>,
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const make = async (): Promise<void> => {
      const source = await open();
      const content = new PassThrough();
      pipeline(source, content, () => undefined);
      endIdle(content);
      if (isGone()) content.destroy();
      resolve(content);
      await finished(content).catch(() => undefined);
    };
    queue.run(account, make).catch(reject);
  }).catch((error: unknown) => {
    if (error instanceof ConcurrencyLimitError) fail('exportsBusy', {}, error);
    throw error;
  }) as Promise<Readable>;
}

/** Ends a stream of which nothing has been read for a while. */
function endIdle(content: PassThrough): void {
  const timer = setTimeout(() => content.destroy(), maxIdleMs).unref();
  content.on('data', () => timer.refresh()).pause();
  content.once('close', () => clearTimeout(timer));
}
