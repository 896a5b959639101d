import { join } from 'node:path';
import { replaceContents } from '../../../platform/db/dump/replace-contents.ts';
import { systemScope } from '../../../platform/db/scope.ts';
import { fail } from '../../../platform/errors/app-error.ts';
import {
  canSwapContent,
  removeFolder,
  removeFolderFrom,
  swapContent,
} from '../../../platform/files/data-files.ts';
import type { RequestPause } from '../../../platform/http/bounds/request-pause.ts';
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
 * it, {@link finishRestore} at the next start puts the files in place.
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
  if (!(await canSwapContent(dataDir))) throw new BackupError('folderMounted');
  try {
    tasks.begin('reading');
    const summary = await tasks.stage(path, workFolder);
    tasks.begin('saving');
    await saveNow();
    tasks.begin('waiting');
    await alone(async () => {
      tasks.begin('replacing');
      await replaceDatabase(platform, join(folder, staged.database), sessionId);
      tasks.begin('files');
      await putFilesInPlace(platform);
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
  if (await isRestoreMarked(platform.database.read(scope))) {
    await putFilesInPlace(platform);
    platform.log.info('the restore of a backup that was interrupted is complete');
  }
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

async function putFilesInPlace({ database, settings }: Platform): Promise<void> {
  const { dataDir } = settings.server;
  const folder = join(dataDir, ...workFolder);
  await swapContent(dataDir, join(folder, staged.files), join(folder, replacedFiles));
  await database.write(scope, clearRestoreMark);
}
