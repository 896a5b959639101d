import type { BackupProgress, MealieLosses, RestoreStep } from '@hearth/contract';
import { fail } from '../../../platform/errors/app-error.ts';
import { ObjectStorageError } from '../../../platform/object-storage/object-storage-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { runThread, ThreadError } from '../../../platform/workers/thread.ts';
import { version } from '../../../version.ts';
import type { BackupSummary, ReadSummary } from './archive/backup-manifest.ts';
import { BackupError, isBackupProblem } from './archive/backup-problem.ts';
import type { ArchiveFormat, BackupNews, BackupTask } from './backup-thread.ts';

/**
 * Memory that the thread may take. It does not grow with the data but for the list of the files, and for the database
 * of a backup of Mealie, which is read as a whole.
 */
const threadMegabytes = { write: 256, count: 256, pack: 2048, check: 2048, stage: 2048 };

const idle: BackupProgress = { task: null, name: null, step: null, done: 0, total: 0 };

/** Runs one task with a backup at a time, in a thread, and knows how far it is. */
export class BackupTasks {
  readonly #platform: Platform;
  #progress = idle;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  get progress(): BackupProgress {
    return this.#progress;
  }

  /**
   * Does something with a backup unless something else is being done.
   * @throws AppError `backupBusy`
   */
  async exclusively<T>(
    task: NonNullable<BackupProgress['task']>,
    name: string,
    work: () => Promise<T>,
  ): Promise<T> {
    if (this.#progress.task !== null) fail('backupBusy');
    this.#progress = { ...idle, task, name };
    return work().finally(() => {
      this.#progress = idle;
    });
  }

  /** Notes that the next step of a restore begins. */
  begin(step: RestoreStep): void {
    this.#progress = { ...this.#progress, step, done: 0, total: 0 };
  }

  /** Writes an archive of everything to the file of that key. */
  async write(key: string, format: ArchiveFormat): Promise<BackupSummary> {
    const { clock, files } = this.#platform;
    const hold = files.holdDeletions();
    try {
      const task = {
        kind: 'write',
        format,
        key,
        holdId: hold.id,
        version,
        now: clock.now().toISOString(),
        ...this.#common(['.backup', this.#platform.random.uuid()]),
      } as const;
      return await this.#run<BackupSummary>(task, () => void hold.release());
    } finally {
      await hold.release();
    }
  }

  /** Counts what a backup for Mealie would leave out or change. */
  countMealieLosses(): Promise<MealieLosses> {
    const { clock, random } = this.#platform;
    const workFolder = ['.backup', random.uuid()];
    return this.#run<MealieLosses>({
      kind: 'count',
      now: clock.now().toISOString(),
      ...this.#common(workFolder),
    });
  }

  /**
   * Packs a data folder of Mealie into an archive, to the file of that key, and reads that.
   * @throws BackupError
   */
  pack(folder: string, key: string): Promise<ReadSummary> {
    const now = this.#platform.clock.now().toISOString();
    const workFolder = ['.backup', this.#platform.random.uuid()];
    return this.#run<ReadSummary>({ kind: 'pack', folder, key, now, ...this.#common(workFolder) });
  }

  /**
   * Reads a whole archive, and leaves nothing of it.
   * @throws BackupError
   */
  check(path: string): Promise<ReadSummary> {
    return this.#run<ReadSummary>({
      kind: 'check',
      path,
      ...this.#common(['.backup', this.#platform.random.uuid()]),
    });
  }

  /**
   * Reads a whole archive into a folder of the data folder.
   * @throws BackupError
   */
  stage(path: string, workFolder: readonly string[]): Promise<ReadSummary> {
    return this.#run<ReadSummary>({ kind: 'stage', path, ...this.#common(workFolder) });
  }

  #tellGone(key: string): void {
    this.#platform.log.warn({ key }, 'a file was deleted by another server while a backup was made');
  }

  #common(workFolder: readonly string[]) {
    const { settings, secret } = this.#platform;
    const { server, database, filesBucket: bucket } = settings;
    return { dataDir: server.dataDir, database, bucket, secret, workFolder };
  }

  #run<Summary>(input: BackupTask, onSnapshot: () => void = () => undefined): Promise<Summary> {
    return runThread<BackupTask, BackupNews, Summary>({
      path: 'features/site/backups/backup-thread',
      input,
      maxMegabytes: threadMegabytes[input.kind],
      onNews: (news) => {
        if (news.kind === 'snapshotTaken') onSnapshot();
        else if (news.kind === 'fileGone') this.#tellGone(news.key);
        else this.#progress = { ...this.#progress, done: news.done, total: news.total };
      },
    }).catch((error: unknown) => {
      const isRefused = error instanceof ThreadError && error.kind === BackupError.name;
      if (isRefused && isBackupProblem(error.message)) throw new BackupError(error.message, error);
      if (error instanceof ThreadError && error.kind === ObjectStorageError.name)
        throw new ObjectStorageError(error.message, null, { cause: error });
      throw error;
    });
  }
}
