import type { Clock } from './clock/clock.ts';
import type { Database } from './db/database.ts';
import type { FileStore } from './files/store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log/log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { SafeFetch } from './net/safe-fetch.ts';
import type { Random } from './random/random.ts';
import type { Settings } from '../settings.ts';

/** What every feature stands on. Built once at the start and handed to each feature. */
export interface Platform {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Logger;
  readonly files: FileStore;
  readonly safeFetch: SafeFetch;
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  /** 32 bytes or more that sign tokens. */
  readonly secret: string;
}
