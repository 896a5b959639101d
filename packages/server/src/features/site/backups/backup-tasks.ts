import type { BackupProgress } from '@hearth/contract';
import { fail } from '../../../platform/errors/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { runThread, ThreadError } from '../../../platform/workers/thread.ts';
import { version } from '../../../version.ts';
import type { BackupSummary } from './archive/backup-manifest.ts';
import { BackupError, isBackupProblem } from './archive/backup-problem.ts';
import type { ArchiveFormat, BackupNews, BackupTask } from './backup-thread.ts';

/**
 * Memory that the thread may take. It does not grow with the data but for the list of the files, and for the database
 * of a backup of Mealie, which is read as a whole.
 */
const threadMegabytes = { write: 256, pack: 2048, check: 2048, stage: 2048 };

const idle: BackupProgress = { task: null, name: null, done: 0, total: 0 };

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
    this.#progress = { task, name, done: 0, total: 0 };
    return work().finally(() => {
      this.#progress = idle;
    });
  }

  /** Writes an archive of everything to the file of that key. */
  async write(key: string, format: ArchiveFormat): Promise<BackupSummary> {
    const { settings, clock, files } = this.#platform;
    const release = files.holdDeletions();
    try {
      const task = {
        kind: 'write',
        format,
        database: settings.database,
        key,
        version,
        now: clock.now().toISOString(),
        ...this.#common(['.backup', this.#platform.random.uuid()]),
      } as const;
      return await this.#run(task, release);
    } finally {
      release();
    }
  }

  /**
   * Packs a data folder of Mealie into an archive, to the file of that key, and reads that.
   * @throws BackupError
   */
  pack(folder: string, key: string): Promise<BackupSummary> {
    const now = this.#platform.clock.now().toISOString();
    const workFolder = ['.backup', this.#platform.random.uuid()];
    return this.#run({ kind: 'pack', folder, key, now, ...this.#common(workFolder) });
  }

  /**
   * Reads a whole archive, and leaves nothing of it.
   * @throws BackupError
   */
  check(path: string): Promise<BackupSummary> {
    return this.#run({ kind: 'check', path, ...this.#common(['.backup', this.#platform.random.uuid()]) });
  }

  /**
   * Reads a whole archive into a folder of the data folder.
   * @throws BackupError
   */
  stage(path: string, workFolder: readonly string[]): Promise<BackupSummary> {
    return this.#run({ kind: 'stage', path, ...this.#common(workFolder) });
  }

  #common(workFolder: readonly string[]) {
    return { dataDir: this.#platform.settings.server.dataDir, secret: this.#platform.secret, workFolder };
  }

  #run(input: BackupTask, onSnapshot: () => void = () => undefined): Promise<BackupSummary> {
    return runThread<BackupTask, BackupNews, BackupSummary>({
      path: 'features/site/backups/backup-thread',
      input,
      maxMegabytes: threadMegabytes[input.kind],
      onNews: (news) => {
        if (news.kind === 'snapshotTaken') onSnapshot();
        else this.#progress = { ...this.#progress, done: news.done, total: news.total };
      },
    }).catch((error: unknown) => {
      const isRefused = error instanceof ThreadError && error.kind === BackupError.name;
      if (isRefused && isBackupProblem(error.message)) throw new BackupError(error.message, error);
      throw error;
    });
  }
}
