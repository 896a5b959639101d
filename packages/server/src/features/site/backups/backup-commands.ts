import { basename, resolve } from 'node:path';
import type { BackupContents } from '@hearth/contract';
import { isPortInUse } from '../../../platform/net/port-in-use.ts';
import { explainProblem } from '../../../platform/files/bucket-health.ts';
import { ObjectStorageError } from '../../../platform/object-storage/object-storage-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { BackupError, type BackupProblem } from './archive/backup-problem.ts';
import { buildContents, isBackupName, keyOfBackup, nameOfBackup, pathOfBackup } from './backup-store.ts';
import { BackupTasks } from './backup-tasks.ts';
import { makeBackup, writeBackupFile } from './make-backup.ts';
import { backUpMealieFolder, isMealieFolder } from './mealie-folder.ts';
import { effectsText, recordRestore } from './record-restore.ts';
import { restoreArchive } from './restore.service.ts';

/** A command that cannot be carried out; the message is for the operator. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const refusals: Readonly<Record<BackupProblem, string>> = {
  unreadable: 'it is no zip archive, or it is cut off or damaged',
  tooLarge: 'it claims to have more than a backup can have',
  unsafePath: 'it has links, or paths that lead out of it',
  encrypted: 'it is protected with a password',
  otherProgram: 'it is no backup of Hearth or Mealie',
  tooNew: 'it comes from a newer release of Hearth',
  tooOld:
    'it comes from an early build of Hearth 0.9; restore it with the last build of 0.9, then start this release',
  damaged: 'its content has changed since it was made',
  withoutAdministrator: 'nobody in it is an administrator',
  diskFull: 'the disk is full',
  folderMounted: 'a folder of the data folder is mounted from elsewhere; mount the data folder as a whole',
};

/**
 * `backup`, or `backup mealie` for one that Mealie restores: makes a backup, beside a server that runs or not, and
 * checks it.
 * @returns what to tell the operator
 * @throws CommandError
 */
export async function runBackupCommand(platform: Platform, format = 'hearth'): Promise<string> {
  if (format !== 'hearth' && format !== 'mealie')
    throw new CommandError(`There is no format ${format}; there are: hearth, mealie`);
  const name = nameOfBackup(platform.clock.now(), format);
  const note = await makeBackup(platform, new BackupTasks(platform), name, 'manual', format).catch(explain);
  const copy = note.copyProblem === null ? '' : `\nIt was not copied to the bucket: ${note.copyProblem}`;
  const found = 'it was restored into a scratch database without a fault';
  return `${pathOfBackup(platform, name)}\n${formatSummary(note.contents)}; ${found}${copy}`;
}

/**
 * `restore FILE`: replaces all data by those of a backup, which is a path or a name in the folder of the backups, or by
 * those of a data folder of Mealie. The server must not be running. `restore --check FILE` only says what would come.
 * @returns what to tell the operator
 * @throws CommandError
 */
export async function runRestoreCommand(platform: Platform, ...args: readonly string[]): Promise<string> {
  const isCheck = args[0] === '--check';
  const file = args[isCheck ? 1 : 0];
  if (file === undefined) throw new CommandError('Name the backup: restore FILE, or restore --check FILE');
  const tasks = new BackupTasks(platform);
  if (isCheck) return checkOnly(platform, tasks, file);
  await requireStopped(platform);
  const path = await pathOfArchive(platform, tasks, file);
  const before = nameOfBackup(platform.clock.now(), 'before-restore');
  const saveNow = () => writeBackupFile(platform, tasks, before, 'beforeRestore');
  const alone = (work: () => Promise<void>) => work();
  const restoring = { platform, tasks, saveNow, sessionId: null, alone };
  const summary = await restoreArchive(restoring, path).catch(explain);
  const [contents, { effects }] = [buildContents(summary), summary];
  recordRestore(platform, { name: basename(path), before, userId: null, effects });
  const kept = `What was there before: ${pathOfBackup(platform, before)}`;
  return `Restored ${formatSummary(contents)}\n${leftOutText(contents)}${effectsText(effects)}${kept}`;
}

async function checkOnly(platform: Platform, tasks: BackupTasks, file: string): Promise<string> {
  const path = await pathOfArchive(platform, tasks, file);
  const summary = await tasks.check(path).catch(explain);
  const contents = buildContents(summary);
  const effects = effectsText(summary.effects);
  return `${path}\n${leftOutText(contents)}${effects === '' ? '' : `If it is restored:\n${effects}`}It can be restored: ${formatSummary(contents)}`;
}

/** A data folder of Mealie is packed into an archive first. */
async function pathOfArchive(platform: Platform, tasks: BackupTasks, file: string): Promise<string> {
  if (isBackupName(file) && (await platform.files.exists(keyOfBackup(file))))
    return pathOfBackup(platform, file);
  const path = resolve(file);
  if (!(await isMealieFolder(path))) return path;
  const { name } = await backUpMealieFolder(platform, tasks, path).catch(explain);
  return pathOfBackup(platform, name);
}

function leftOutText({ leftOut }: BackupContents): string {
  const tables = Object.entries(leftOut).map(([table, rows]) => `${table} (${rows})`);
  return tables.length === 0
    ? ''
    : `Left out, as Hearth has nothing that they belong to: ${tables.join(', ')}\n`;
}

function formatSummary(contents: BackupContents | null): string {
  if (contents === null) return 'an unknown content';
  const { recipes, users, files, createdAt } = contents;
  return `${recipes} recipes, ${users} people and ${files} files of ${createdAt}`;
}

function explain(error: unknown): never {
  if (error instanceof BackupError)
    throw new CommandError(`The backup is refused: ${refusals[error.problem]}`);
  if (error instanceof ObjectStorageError)
    throw new CommandError(`${error.message}: ${explainProblem(error.message)}`);
  throw error;
}

async function requireStopped({ settings }: Platform): Promise<void> {
  const { host, port } = settings.server;
  if (await isPortInUse(port, host))
    throw new CommandError(`Something answers on port ${port}. Stop Hearth, then restore`);
}
