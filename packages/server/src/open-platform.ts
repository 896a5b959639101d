/** Opens database, files, outbound client, mail, jobs. */

import { trustedBySiteSettings } from './features/site/settings/index.ts';
import { systemClock } from './platform/clock/clock.ts';
import type { Database } from './platform/db/database.ts';
import { openPostgres } from './platform/db/postgres/open-postgres.ts';
import { openSqlite } from './platform/db/sqlite/open-sqlite.ts';
import { Deliveries } from './platform/deliveries/deliveries.ts';
import { EndedKeys } from './platform/files/ended-keys.ts';
import { openFiles } from './platform/files/open-files.ts';
import { readOrCreateSecret } from './platform/files/secret-file.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import type { Logger } from './platform/log/log.ts';
import { rotatingFile } from './platform/log/rotating-file.ts';
import { SecurityLog } from './platform/log/security-log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import { createSafeConnect } from './platform/net/safe-connect.ts';
import type { OutboundQueue } from './platform/net/outbound.ts';
import { createSafeFetch, type SafeFetch } from './platform/net/safe-fetch.ts';
import type { TrustedNetworks } from './platform/net/trusted-networks.ts';
import type { Platform } from './platform/platform.ts';
import { systemRandom } from './platform/random/random.ts';
import { PasswordHasher } from './platform/secrets/password-hasher.ts';
import { SealedSecrets } from './platform/secrets/sealed-secrets.ts';
import type { Settings } from './settings.ts';

/**
 * Opens the dependencies of all features.
 * @param hasCopies whether small files of a bucket are copied to the disk; the copies belong to one process
 */
export async function openPlatform(settings: Settings, log: Logger, hasCopies = true): Promise<Platform> {
  const secret = settings.security.secret ?? readOrCreateSecret(settings.security.secretFile, systemRandom);
  const database = await openDatabase(settings);
  const foundation = { database, clock: systemClock, random: systemRandom, log };
  return {
    ...foundation,
    securityLog: new SecurityLog(foundation, rotatingFile(settings.log.securityFile)),
    settings,
    ...(await openFiles(settings.server.dataDir, withCopies(settings, hasCopies), foundation)),
    endedKeys: new EndedKeys(settings.server.dataDir, log),
    safeFetch: outboundClient(settings, database),
    deliveryFetch: outboundClient(settings, database, { atOnce: 32 }),
    safeConnect: createSafeConnect({
      trusted: async () => [...settings.outbound.trusted, ...(await trustedBySiteSettings({ database }))],
    }),
    mailer: createMailer({ server: settings.smtp, clock: systemClock, random: systemRandom }),
    jobs: new Jobs(foundation),
    deliveries: new Deliveries(foundation),
    passwords: new PasswordHasher(),
    secrets: new SealedSecrets(secret, systemRandom),
    secret,
  };
}

function withCopies({ filesBucket }: Settings, hasCopies: boolean): Settings['filesBucket'] {
  return filesBucket === null || hasCopies ? filesBucket : { ...filesBucket, cacheBytes: 0 };
}

async function openDatabase({ database }: Settings): Promise<Database> {
  if (database.engine === 'sqlite') return openSqlite(database.file);
  return openPostgres(database.url, database.connections);
}

/**
 * An outbound client. The trusted networks are read before each call, so that a change takes effect
 * immediately.
 */
function outboundClient(
  { outbound }: Settings,
  database: Database,
  limits: Partial<OutboundQueue> = {},
): SafeFetch {
  let bySiteSettings: TrustedNetworks = [];
  const fetch = createSafeFetch({ trusted: () => [...outbound.trusted, ...bySiteSettings], limits });
  return async (url, request) => {
    bySiteSettings = await trustedBySiteSettings({ database });
    return fetch(url, request);
  };
}
