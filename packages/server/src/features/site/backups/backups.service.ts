import type {
  AllBackups,
  BackupProgress,
  ErrorCode,
  MealieLosses,
  RestoreCheck,
  RestoreEffects,
} from '@hearth/contract';
import { AppError, fail } from '../../../platform/errors/app-error.ts';
import type { MemberScope } from '../../../platform/db/scope.ts';
import type { TemporaryFiles } from '../../../platform/files/temporary-files.ts';
import type { ReceivedForm } from '../../../platform/http/input/received-form.ts';
import type { RequestPause } from '../../../platform/http/bounds/request-pause.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FileTokens } from '../downloads/index.ts';
import { BackupError, type BackupProblem } from './archive/backup-problem.ts';
import {
  buildContents,
  demoBackup,
  isBackupName,
  keyOfBackup,
  listBackups,
  nameOfBackup,
  newNote,
  pathOfBackup,
  removeBackup,
  writeNote,
} from './backup-store.ts';
import { BackupTasks } from './backup-tasks.ts';
import { recordRestore } from './record-restore.ts';
import type { ArchiveFormat } from './backup-thread.ts';
import { makeBackup, writeBackupFile } from './make-backup.ts';
import { backUpMealieFolder, hasMealieFolder, isMealieFolder } from './mealie-folder.ts';
import { mealiePaths } from './mealie-backup/mealie-paths.ts';
import { restoreArchive, withoutOthers } from './restore.service.ts';

const errorOf: Readonly<Record<BackupProblem, ErrorCode>> = {
  unreadable: 'archiveUnreadable',
  tooLarge: 'backupTooLarge',
  unsafePath: 'archiveUnsafe',
  encrypted: 'archiveEncrypted',
  otherProgram: 'backupOtherProgram',
  tooNew: 'backupTooNew',
  tooOld: 'backupTooOld',
  damaged: 'backupDamaged',
  withoutAdministrator: 'backupWithoutAdministrator',
  diskFull: 'backupDiskFull',
  folderMounted: 'backupFolderMounted',
};

/** Backups of the whole server. */
export class Backups {
  readonly #platform: Platform;
  readonly #tasks: BackupTasks;
  readonly #pause: RequestPause;

  constructor(platform: Platform, pause: RequestPause) {
    this.#platform = platform;
    this.#tasks = new BackupTasks(platform);
    this.#pause = pause;
  }

  get progress(): BackupProgress {
    return this.#tasks.progress;
  }

  async list(): Promise<AllBackups> {
    const mealieFolder = await hasMealieFolder(this.#platform);
    return { imports: await listBackups(this.#platform), templates: [], mealieFolder };
  }

  /**
   * Makes a backup of what Mealie has left in the data folder.
   * @returns its name
   * @throws AppError `itemNotFound` where there is nothing, `backupBusy`, or what is wrong with it
   */
  async createFromMealieFolder(): Promise<string> {
    const { dataDir } = this.#platform.settings.server;
    if (!(await isMealieFolder(dataDir))) fail('itemNotFound');
    const { name } = await this.#tasks
      .exclusively('create', mealiePaths.sqlite, () =>
        backUpMealieFolder(this.#platform, this.#tasks, dataDir),
      )
      .catch(refuse);
    return name;
  }

  /**
   * Makes a backup, also one that Mealie restores, and restores it into a scratch database before it counts as good.
   * @returns its name
   * @throws AppError `backupBusy`, or what is wrong with it
   */
  async create(kind: 'manual' | 'scheduled', format: ArchiveFormat = 'hearth'): Promise<string> {
    const name = nameOfBackup(this.#platform.clock.now(), format);
    await this.#tasks
      .exclusively('create', name, () => makeBackup(this.#platform, this.#tasks, name, kind, format))
      .catch(refuse);
    return name;
  }

  /**
   * Counts what a backup for Mealie would leave out or change, and makes none.
   * @throws AppError `backupBusy`
   */
  countMealieLosses(): Promise<MealieLosses> {
    const name = nameOfBackup(this.#platform.clock.now(), 'mealie');
    return this.#tasks.exclusively('check', name, () => this.#tasks.countMealieLosses()).catch(refuse);
  }

  /**
   * Stores an archive under its name. One that cannot be restored is refused and not kept.
   * @throws AppError `badRequest` for a name that is none of an archive, or what is wrong with it
   */
  async receive(files: TemporaryFiles, { path, fileName }: ReceivedForm): Promise<string> {
    try {
      const name = this.#storedName(fileName);
      if (await this.#platform.files.exists(keyOfBackup(name))) this.#requireUnprotected(name);
      const manifest = await this.#tasks
        .exclusively('check', name, () => this.#tasks.check(path))
        .catch(refuse);
      await this.#platform.files.put(keyOfBackup(name), files.read(path));
      const checkedAt = this.#platform.clock.now().toISOString();
      const note = newNote('uploaded', { checkedAt, contents: buildContents(manifest) });
      await writeNote(this.#platform, name, note);
      return name;
    } finally {
      await files.remove(path);
    }
  }

  /** Everyone may be an administrator of a demonstration. */
  #requireUnprotected(name: string): void {
    if (this.#platform.settings.server.isDemo && name === demoBackup) fail('demoBackupStays');
  }

  #storedName(fileName: string): string {
    if (/[/\\]/.test(fileName) || !/\.zip$/i.test(fileName)) fail('badRequest');
    const name = `${fileName
      .slice(0, -4)
      .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
      .replace(/^[.-]+/, '')}.zip`;
    return isBackupName(name) && name !== '.zip' ? name : fail('badRequest');
  }

  /** A token to fetch a backup with. @throws AppError `itemNotFound` */
  async token(tokens: FileTokens, name: string): Promise<{ fileToken: string }> {
    await this.#require(name);
    return { fileToken: tokens.sign(keyOfBackup(name), this.#platform.clock.now()) };
  }

  /** @throws AppError `badRequest` without such a backup, `demoBackupStays` */
  async remove(name: string): Promise<void> {
    this.#requireUnprotected(name);
    if (!isBackupName(name) || !(await removeBackup(this.#platform, name))) fail('badRequest');
    this.#platform.log.info({ name }, 'a backup was deleted');
  }

  /**
   * Reads a backup as a restore would, and changes nothing.
   * @returns what is in it, and what its restore would change about who enters
   * @throws AppError `itemNotFound`, `backupBusy`, or what is wrong with it
   */
  async check(name: string): Promise<RestoreCheck> {
    await this.#require(name);
    const path = pathOfBackup(this.#platform, name);
    const summary = await this.#tasks.exclusively('check', name, () => this.#tasks.check(path)).catch(refuse);
    return { contents: buildContents(summary), effects: summary.effects };
  }

  /**
   * Replaces all data by those of a backup. The present data are backed up first. All sessions end but
   * that of the person who restores.
   * @returns what it has changed about who enters
   * @throws AppError `itemNotFound`, `backupBusy`, or what is wrong with it
   */
  async restore(name: string, { userId, credential }: MemberScope, request: object): Promise<RestoreEffects> {
    await this.#require(name);
    const before = nameOfBackup(this.#platform.clock.now(), 'before-restore');
    const platform = this.#platform;
    const restoring = {
      platform,
      tasks: this.#tasks,
      sessionId: credential.kind === 'session' ? credential.id : null,
      saveNow: () => writeBackupFile(platform, this.#tasks, before, 'beforeRestore'),
      alone: (work: () => Promise<void>) => withoutOthers(platform, this.#pause, request, work),
    };
    platform.log.warn({ name, userId }, 'the restore of a backup begins');
    const { effects } = await this.#tasks
      .exclusively('restore', name, () => restoreArchive(restoring, pathOfBackup(platform, name)))
      .catch(refuse);
    recordRestore(platform, { name, before, userId, effects });
    return effects;
  }

  /**
   * As {@link restore}, for the program itself: nothing of the present data is kept, and all sessions end.
   * @throws AppError as {@link restore}
   */
  async resetTo(name: string): Promise<void> {
    await this.#require(name);
    const platform = this.#platform;
    const restoring = {
      platform,
      tasks: this.#tasks,
      sessionId: null,
      saveNow: async () => undefined,
      alone: (work: () => Promise<void>) => withoutOthers(platform, this.#pause, {}, work),
    };
    await this.#tasks
      .exclusively('restore', name, () => restoreArchive(restoring, pathOfBackup(platform, name)))
      .catch(refuse);
  }

  /** When a backup was made, null where there is none of that name. */
  async findMoment(name: string): Promise<Date | null> {
    const found = (await listBackups(this.#platform)).find((one) => one.name === name);
    return found === undefined ? null : new Date(found.contents?.createdAt ?? found.date);
  }

  async #require(name: string): Promise<void> {
    const isThere = isBackupName(name) && (await this.#platform.files.exists(keyOfBackup(name)));
    if (!isThere) fail('itemNotFound');
  }
}

function refuse(error: unknown): never {
  throw error instanceof BackupError ? new AppError(errorOf[error.problem], {}, { cause: error }) : error;
}
