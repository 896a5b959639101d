import type { Clock } from './clock/clock.ts';
import type { Database } from './db/database.ts';
import type { EndedKeys } from './files/ended-keys.ts';
import type { BucketStore } from './files/bucket-store.ts';
import type { FileStore } from './files/store.ts';
import type { Deliveries } from './deliveries/deliveries.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log/log.ts';
import type { SecurityLog } from './log/security-log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { SafeConnect } from './net/safe-connect.ts';
import type { SafeFetch } from './net/safe-fetch.ts';
import type { Random } from './random/random.ts';
import type { PasswordHasher } from './secrets/password-hasher.ts';
import type { SealedSecrets } from './secrets/sealed-secrets.ts';
import type { Settings } from '../settings.ts';

/** The dependencies of every feature, built once at the start. */
export interface Platform {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Logger;
  readonly securityLog: SecurityLog;
  readonly files: FileStore;
  /** The bucket that uploads lie in; null where they lie in the data folder. */
  readonly bucketFiles: BucketStore | null;
  /** Keys that stay ended whatever backup is restored. */
  readonly endedKeys: EndedKeys;
  readonly safeFetch: SafeFetch;
  /** As {@link safeFetch}, for deliveries only: a slow receiver delays no import. */
  readonly deliveryFetch: SafeFetch;
  /** Sockets to mail servers and brokers that a household has configured. */
  readonly safeConnect: SafeConnect;
  readonly mailer: Mailer;
  readonly jobs: Jobs;
  readonly deliveries: Deliveries;
  readonly passwords: PasswordHasher;
  /** Encrypts secrets before they are stored. */
  readonly secrets: SealedSecrets;
  /** At least 32 bytes that sign tokens. */
  readonly secret: string;
}
