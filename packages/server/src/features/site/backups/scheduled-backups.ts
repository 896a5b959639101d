import { Cron } from 'croner';
import { outdatedBackups } from '@hearth/domain/files/backup-retention';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listBackups, removeBackup } from './backup-store.ts';
import type { Backups } from './backups.service.ts';

/** How many backups made before a restore are kept. */
const beforeRestore = 2;

/** Makes backups at the times of `BACKUP_CRON`, and deletes those that are kept no longer. */
export function scheduleBackups(platform: Platform, backups: Backups): void {
  const { jobs, settings } = platform;
  const { cron } = settings.backups;
  if (cron === 'off') return;
  jobs.schedule({
    name: 'make-backup',
    rhythm: 'backup',
    work: () => makeScheduledBackup(platform, backups),
    next: (now) => nextRun(cron, settings.server.timeZone, now),
    hasOwnLane: true,
  });
}

/** Old backups are deleted only after a new one was found to be good. */
async function makeScheduledBackup(platform: Platform, backups: Backups): Promise<void> {
  await backups.create('scheduled');
  const { timeZone } = platform.settings.server;
  const known = (await listBackups(platform)).map(({ name, kind, date, contents, checkedAt, problem }) => ({
    name,
    kind,
    // The time of a file changes when it is copied.
    madeAt: new Date(contents?.createdAt ?? date),
    isGood: checkedAt !== null && problem === null,
  }));
  const outdated = outdatedBackups(known, { ...platform.settings.backups, beforeRestore }, timeZone);
  const { bucket } = platform.settings.backups;
  const storage = bucket === null ? null : new ObjectStorage(bucket, platform.random);
  for (const name of outdated) await removeEverywhere(platform, storage, name);
  if (outdated.length > 0)
    platform.log.info({ names: outdated }, 'backups that are kept no longer were deleted');
}

/** A bucket that cannot be reached keeps what it has. */
async function removeEverywhere(
  platform: Platform,
  storage: ObjectStorage | null,
  name: string,
): Promise<void> {
  await removeBackup(platform, name);
  await storage?.delete(name).catch((error: unknown) => {
    platform.log.error({ name, err: error }, 'an outdated backup could not be deleted from the bucket');
  });
}

/** A day later where the pattern has no further time, which its parser refuses. */
function nextRun(cron: string, timeZone: string | null, now: Date): Date {
  const options = timeZone === null ? {} : { timezone: timeZone };
  return new Cron(cron, options).nextRun(now) ?? new Date(now.getTime() + 86_400_000);
}
