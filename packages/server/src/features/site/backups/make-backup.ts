import type { BackupFile } from '@hearth/contract';
import { ObjectStorageError } from '../../../platform/object-storage/object-storage-error.ts';
import { ObjectStorage } from '../../../platform/object-storage/object-storage.ts';
import type { Platform } from '../../../platform/platform.ts';
import { BackupError } from './archive/backup-problem.ts';
import {
  type BackupNote,
  buildContents,
  keyOfBackup,
  newNote,
  pathOfBackup,
  writeNote,
} from './backup-store.ts';
import type { BackupTasks } from './backup-tasks.ts';
import type { ArchiveFormat } from './backup-thread.ts';

type Kind = BackupFile['kind'];

/**
 * Makes a backup, restores it into a scratch database, and copies it to the bucket of the operator. What is found is
 * kept beside it; a copy that fails is no failure of the backup.
 * @throws BackupError if it cannot be made, or not be restored
 */
export async function makeBackup(
  platform: Platform,
  tasks: BackupTasks,
  name: string,
  kind: Kind,
  format: ArchiveFormat = 'hearth',
): Promise<BackupNote> {
  const made = await writeBackupFile(platform, tasks, name, kind, format);
  const checked = await checkBackup(platform, tasks, name, made);
  const copied = { ...checked, ...(await copyToBucket(platform, name)) };
  await writeNote(platform, name, copied);
  return copied;
}

/** Makes a backup without a check. @throws BackupError if the disk is full */
export async function writeBackupFile(
  platform: Platform,
  tasks: BackupTasks,
  name: string,
  kind: Kind,
  format: ArchiveFormat = 'hearth',
): Promise<BackupNote> {
  const note = newNote(kind, { contents: buildContents(await tasks.write(keyOfBackup(name), format)) });
  await writeNote(platform, name, note);
  platform.log.info({ name, kind }, 'a backup was made');
  return note;
}

async function checkBackup(
  platform: Platform,
  tasks: BackupTasks,
  name: string,
  made: BackupNote,
): Promise<BackupNote> {
  const checkedAt = platform.clock.now().toISOString();
  try {
    await tasks.check(pathOfBackup(platform, name));
    return { ...made, checkedAt };
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    platform.log.error({ name, problem: error.problem }, 'a backup cannot be restored');
    await writeNote(platform, name, { ...made, checkedAt, problem: error.problem });
    throw error;
  }
}

async function copyToBucket(
  { settings, files, clock, random, log }: Platform,
  name: string,
): Promise<Partial<BackupNote>> {
  const { bucket } = settings.backups;
  if (bucket === null) return {};
  const opened = await files.get(keyOfBackup(name));
  if (opened === null) return {};
  try {
    await new ObjectStorage(bucket, random).put(name, opened.stream);
    return { copiedAt: clock.now().toISOString(), copyProblem: null };
  } catch (error) {
    if (!(error instanceof ObjectStorageError)) throw error;
    log.error({ name, bucket: bucket.bucket, err: error }, 'a backup could not be copied to the bucket');
    return { copyProblem: error.message.slice(0, 200) };
  }
}
