/** A thread that writes or reads an archive, so that the thread that answers requests does not. */
import { join } from 'node:path';
import type { MealieLosses } from '@hearth/contract';
import { ArchiveWriter } from '../../../platform/archive/archive-writer.ts';
import { type DatabaseAddress, openSnapshot } from '../../../platform/db/dump/database-snapshot.ts';
import { newestTableShapes } from '../../../platform/db/dump/scratch-database.ts';
import {
  BucketContent,
  type ContentSource,
  foldersBesideBucket,
  readContentFolder,
} from '../../../platform/files/content-source.ts';
import { linkContent, makeEmptyFolder, NewFiles, removeFolder } from '../../../platform/files/data-files.ts';
import { createLocalStore } from '../../../platform/files/local-store.ts';
import { createBucketStore } from '../../../platform/files/open-files.ts';
import { splitKey } from '../../../platform/files/store-key.ts';
import type { BucketAddress } from '../../../platform/object-storage/bucket-address.ts';
import { systemRandom } from '../../../platform/random/random.ts';
import { serveThread } from '../../../platform/workers/thread.ts';
import type { BackupSummary, ReadSummary } from './archive/backup-manifest.ts';
import { BackupError, isDiskFull, isSqliteError } from './archive/backup-problem.ts';
import { compareAccounts } from './compare-accounts.ts';
import { prepareRestore } from './prepare-restore.ts';
import { readArchive } from './read-archive.ts';
import type { BackupTarget } from './archive/read-backup.ts';
import { RowSecrets } from './archive/sealed-columns.ts';
import { writeBackup } from './archive/write-backup.ts';
import { packMealieFolder } from './mealie-backup/pack-mealie-folder.ts';
import { countMealieLosses, writeMealieBackup } from './mealie-backup/write/write-mealie-backup.ts';

/** What the thread is asked to do. */
export type BackupTask = WriteTask | PackTask | ReadTask | CountTask;

interface Common {
  readonly dataDir: string;
  /** The server's secret. */
  readonly secret: string;
  readonly database: DatabaseAddress;
  /** Null where files lie in the data folder. */
  readonly bucket: BucketAddress | null;
  /** A folder of the data folder for this task alone. */
  readonly workFolder: readonly string[];
}

/** Writes an archive of all data to the file of that key. */
export interface WriteTask extends Common {
  readonly kind: 'write';
  readonly format: ArchiveFormat;
  readonly key: string;
  /** Of the hold that keeps the files of the bucket as they are. */
  readonly holdId: string;
  readonly version: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Packs a data folder of Mealie into an archive of Mealie, to the file of that key, and reads that. */
export interface PackTask extends Common {
  readonly kind: 'pack';
  readonly folder: string;
  readonly key: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Counts what a backup for Mealie would leave out or change. */
export interface CountTask extends Common {
  readonly kind: 'count';
  /** ISO 8601. */
  readonly now: string;
}

/** Our own format, which has everything, or that of Mealie 2.1, which has what Mealie has a place for. */
export type ArchiveFormat = 'hearth' | 'mealie';

const writers = { hearth: writeBackup, mealie: writeMealieBackup } as const;

/** Reads an archive; what it has stays in the work folder if it is to be restored. */
export interface ReadTask extends Common {
  readonly kind: 'check' | 'stage';
  /** Path of the archive. */
  readonly path: string;
}

/** What it tells meanwhile: from when on nothing that changes matters to it, and how far it is. */
export type BackupNews =
  | { readonly kind: 'snapshotTaken' }
  | { readonly kind: 'fileGone'; readonly key: string }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number };

/** Names in the work folder of a `stage` task. */
export const staged = { database: 'restored.db', files: 'files' };

/** The thread that started this one logs what comes of it. */
const noLog = { error: () => undefined, info: () => undefined };

/** What a task finds. */
type Finding = BackupSummary | ReadSummary | MealieLosses;

serveThread<BackupTask, BackupNews, Finding>((task, report) =>
  work(task, report).catch((error: unknown) => {
    throw isDiskFull(error) ? new BackupError('diskFull', error) : error;
  }),
);

function work(task: BackupTask, report: (news: BackupNews) => void): Promise<Finding> {
  if (task.kind === 'count') return count(task);
  if (task.kind === 'pack') return pack(task, report);
  return task.kind === 'write' ? write(task, report) : read(task, report);
}

async function count(task: CountTask): Promise<MealieLosses> {
  const folder = await makeEmptyFolder(task.dataDir, ...task.workFolder);
  try {
    const tables = await newestTableShapes(join(folder, 'schema.db'));
    const snapshot = await openSnapshot(task.database);
    try {
      const secrets = new RowSecrets(task.secret, systemRandom);
      return await countMealieLosses({ snapshot, tables, secrets, now: new Date(task.now) });
    } finally {
      await snapshot.close();
    }
  } finally {
    await removeFolder(folder);
  }
}

/** Its contents are known once the archive is read. */
async function pack(task: PackTask, report: (news: BackupNews) => void): Promise<ReadSummary> {
  const folder = await makeEmptyFolder(task.dataDir, ...task.workFolder);
  try {
    await storeArchive(task, (writer) => packMealieFolder(writer, task.folder, folder));
  } catch (error) {
    throw isSqliteError(error) ? new BackupError('damaged', error) : error;
  } finally {
    await removeFolder(folder);
  }
  const path = join(task.dataDir, ...splitKey(task.key));
  return read({ ...task, kind: 'check', path }, report);
}

/** Stores an archive while it is written. One that cannot be completed is broken off, and nothing of it is kept. */
async function storeArchive<T>(
  { dataDir, key, now }: WriteTask | PackTask,
  write: (writer: ArchiveWriter) => Promise<T>,
): Promise<T> {
  const writer = new ArchiveWriter(new Date(now));
  const stored = createLocalStore(dataDir).put(key, writer.content);
  const written = write(writer).catch((error: unknown) => {
    writer.content.destroy();
    throw error;
  });
  const [result] = await Promise.all([written, stored]);
  return result;
}

async function write(task: WriteTask, report: (news: BackupNews) => void): Promise<BackupSummary> {
  const folder = await makeEmptyFolder(task.dataDir, ...task.workFolder);
  const secrets = new RowSecrets(task.secret, systemRandom);
  try {
    const tables = await newestTableShapes(join(folder, 'schema.db'));
    const snapshot = await openSnapshot(task.database);
    try {
      const files = await takeFiles(task, join(folder, 'files'), report);
      const onGone = (key: string) => report({ kind: 'fileGone', key });
      const now = new Date(task.now);
      const source = { snapshot, tables, files, onGone, secrets, version: task.version, now };
      const progress = (done: number, total: number) => report({ kind: 'progress', done, total });
      return await storeArchive<BackupSummary>(task, (writer) =>
        writers[task.format](writer, source, progress),
      );
    } finally {
      await snapshot.close();
    }
  } finally {
    await removeFolder(folder);
  }
}

/** Files of a folder are copied at once, those of a bucket while they are written. */
async function takeFiles(
  { dataDir, bucket, holdId }: WriteTask,
  copy: string,
  report: (news: BackupNews) => void,
): Promise<ContentSource> {
  if (bucket === null) {
    await linkContent(dataDir, copy);
    report({ kind: 'snapshotTaken' });
    return readContentFolder(copy);
  }
  await linkContent(dataDir, copy, foldersBesideBucket);
  const store = createBucketStore(bucket, { random: systemRandom, log: noLog });
  return new BucketContent(store, holdId, readContentFolder(copy));
}

async function read(task: ReadTask, report: (news: BackupNews) => void): Promise<ReadSummary> {
  const folder = await makeEmptyFolder(task.dataDir, ...task.workFolder);
  const isStaged = task.kind === 'stage';
  try {
    const target = {
      scratch: join(folder, staged.database),
      files: isStaged ? new NewFiles(join(folder, staged.files)) : null,
      secrets: new RowSecrets(task.secret, systemRandom),
    };
    const manifest = await readArchive(task.path, target, (done, total) =>
      report({ kind: 'progress', done, total }),
    );
    const effects = await findEffects(task, target);
    if (!isStaged) await removeFolder(folder);
    return { ...manifest, effects };
  } catch (error) {
    await removeFolder(folder);
    throw error;
  }
}

async function findEffects(
  { dataDir, database }: ReadTask,
  { scratch, secrets }: BackupTarget,
): Promise<ReadSummary['effects']> {
  const prepared = await prepareRestore(scratch, dataDir, secrets);
  return { ...prepared, ...(await compareAccounts(scratch, database, secrets)) };
}
