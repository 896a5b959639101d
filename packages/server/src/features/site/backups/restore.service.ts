import { join } from 'node:path';
import { replaceContents } from '../../../platform/db/dump/replace-contents.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import { StartError } from '../../../platform/errors/start-error.ts';
import { foldersBesideBucket } from '../../../platform/files/content-source.ts';
import {
  canSwapContent,
  contentFolders,
  listKeys,
  readFileOf,
  removeFolder,
  removeFolderFrom,
  swapContent,
} from '../../../platform/files/data-files.ts';
import type { BucketStore } from '../../../platform/files/bucket-store.ts';
import { bucketFolders } from '../../../platform/files/open-files.ts';
import type { RequestPause } from '../../../platform/http/bounds/request-pause.ts';
import { ObjectStorageError } from '../../../platform/object-storage/object-storage-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { continueSession, findSession } from '../../people/sessions/index.ts';
import { addUpTimesJob } from '../../recipes/recipe/index.ts';
import { indexAllRecipes } from '../../recipes/search-index/index.ts';
import type { ReadSummary } from './archive/backup-manifest.ts';
import { BackupError } from './archive/backup-problem.ts';
import type { BackupTasks } from './backup-tasks.ts';
import { RowSecrets } from './archive/sealed-columns.ts';
import { staged } from './backup-thread.ts';
import { prepareRestore } from './prepare-restore.ts';
import { clearRestoreMark, isRestoreMarked, keepCounters, setRestoreMark } from './restore.repository.ts';

const scope = systemScope('restore a backup');

/** The folder of a restore below the data folder. */
const workFolder = ['.restore'];
const dayMs = 86_400_000;
const replacedFiles = 'replaced';
const placedAgainMs = 15_000;
/** How long requests and background work may take to end before a restore is given up. */
const maxWaitMs = 60_000;

/** What a restore needs besides the platform. */
export interface Restoring {
  readonly platform: Platform;
  readonly tasks: BackupTasks;
  /** Makes a backup of the present data. */
  readonly saveNow: () => Promise<unknown>;
  /** The session of the person who restores, which goes on; null for the operator on the machine. */
  readonly sessionId: string | null;
  /** Does the work while nothing else uses the data. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Replaces all data by those of an archive. It is read completely before anything changes; then the database changes in
 * one transaction, which also notes that the files have to follow. Until that commit a crash leaves the old data; after
 * it, {@link finishRestore} at the next start puts the files in place. Files for a bucket are in it before that commit,
 * in a folder of their own, so that the service only has to copy them then.
 * Sessions and one-time links end, and keys that were ended stay so.
 * @returns what was in it, and what has changed about who enters
 * @throws BackupError, AppError `busy` if other work does not end in time
 */
export async function restoreArchive(
  { platform, tasks, saveNow, sessionId, alone }: Restoring,
  path: string,
): Promise<ReadSummary> {
  const { dataDir } = platform.settings.server;
  const folder = join(dataDir, ...workFolder);
  if (!(await canSwapContent(dataDir, { folders: localFolders(platform) })))
    throw new BackupError('folderMounted');
  await finishPlacing(platform);
  try {
    tasks.begin('reading');
    const summary = await tasks.stage(path, workFolder);
    await stageInBucket(platform, join(folder, staged.files));
    tasks.begin('saving');
    await saveNow();
    tasks.begin('waiting');
    await alone(async () => {
      tasks.begin('replacing');
      await replaceDatabase(platform, join(folder, staged.database), sessionId);
      tasks.begin('files');
      await putFilesInPlace(platform).catch((error: unknown) => continueLater(platform, error));
      // Nothing that was announced before holds any more: live streams ask anew who may listen.
      platform.database.announcements.publish('missed');
    });
    return summary;
  } finally {
    if (!(await isRestoreMarked(platform.database.read(scope)))) await removeFolder(folder);
  }
}

/**
 * Puts the files of an interrupted restore in place, or removes what was prepared for one that changed nothing. Called
 * at the start, before anything else uses the data.
 */
export async function finishRestore(platform: Platform): Promise<void> {
  const { dataDir } = platform.settings.server;
  await finishPlacing(platform).catch((error: unknown) => continueLater(platform, error));
  if (await isRestoreMarked(platform.database.read(scope))) return;
  // Another server on the same PostgreSQL may be in the middle of it.
  const now = platform.clock.now().getTime();
  const before = new Date(platform.settings.database.engine === 'sqlite' ? now : now - dayMs);
  for (const folder of [...workFolder, '.backup']) await removeFolderFrom(join(dataDir, folder), before);
}

/**
 * Does the work while the server answers no request but that one, and does nothing by itself.
 * @throws AppError `busy` if what is under way does not end in time
 */
export async function withoutOthers(
  { jobs, deliveries }: Platform,
  pause: RequestPause,
  request: object,
  work: () => Promise<void>,
): Promise<void> {
  if (!(await pause.begin(request, maxWaitMs))) fail('busy');
  try {
    const resumeJobs = (await jobs.pause(maxWaitMs)) ?? fail('busy');
    const resumeDeliveries = await deliveries.pause();
    await work().finally(() => {
      resumeDeliveries();
      resumeJobs();
    });
  } finally {
    pause.end();
  }
}

async function replaceDatabase(
  { database, jobs, settings, secret, random }: Platform,
  scratch: string,
  sessionId: string | null,
): Promise<void> {
  // Once more, for keys that were ended after the archive was read.
  await prepareRestore(scratch, settings.server.dataDir, new RowSecrets(secret, random));
  await database.write(scope, async (tx) => {
    const session = sessionId === null ? undefined : await findSession(tx, sessionId);
    await replaceContents(tx, scratch, await keepCounters(tx));
    if (session !== undefined) await continueSession(tx, session);
    await indexAllRecipes(tx);
    await jobs.enqueue(tx, addUpTimesJob, { afterRow: 0 });
    await setRestoreMark(tx);
  });
}

async function putFilesInPlace(platform: Platform): Promise<void> {
  const { database, settings, bucketFiles } = platform;
  const { dataDir } = settings.server;
  const folder = join(dataDir, ...workFolder);
  if (bucketFiles !== null) await placeInBucket(bucketFiles);
  const folders = localFolders(platform);
  await swapContent(dataDir, join(folder, staged.files), join(folder, replacedFiles), { folders });
  await database.write(scope, clearRestoreMark);
  // Leftovers take room, and no more.
  await bucketFiles?.restore.drop().catch(() => undefined);
}

async function placeInBucket({ restore }: BucketStore): Promise<void> {
  if (!(await restore.isComplete()))
    throw new StartError(
      'A restore was begun while files were in the data folder. Start once without FILES_S3_BUCKET, which completes it.',
    );
  await restore.place(bucketFolders);
}

/** The content folders that lie on the disk. */
function localFolders({ bucketFiles }: Platform): readonly string[] {
  return bucketFiles === null ? contentFolders : foldersBesideBucket;
}

async function stageInBucket({ bucketFiles }: Platform, folder: string): Promise<void> {
  if (bucketFiles === null) return;
  await bucketFiles.restore.stage(listKeys(folder, bucketFolders), (key) => readFileOf(folder, key));
}

/** A bucket that went away in the middle is asked until it is back: the database is restored already. */
function continueLater(platform: Platform, error: unknown): void {
  if (!(error instanceof ObjectStorageError)) throw error;
  platform.log.error(
    { err: error },
    'the files of a restored backup are not in place yet; this is tried again',
  );
  const again = () =>
    finishPlacing(platform).catch((next: unknown) => {
      if (next instanceof ObjectStorageError) continueLater(platform, next);
      else platform.log.error({ err: next }, 'the files of a restored backup cannot be put in place');
    });
  setTimeout(() => void again(), placedAgainMs).unref();
}

/** Puts files in place that a restore has left, if it has. */
async function finishPlacing(platform: Platform): Promise<void> {
  if (!(await isRestoreMarked(platform.database.read(scope)))) return;
  await putFilesInPlace(platform);
  platform.log.info('the restore of a backup that was interrupted is complete');
}
