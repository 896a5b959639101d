import { join } from 'node:path';
import { pathFacts } from '../../../platform/files/data-files.ts';
import type { Platform } from '../../../platform/platform.ts';
import { BackupError } from './archive/backup-problem.ts';
import {
  type BackupNote,
  buildContents,
  keyOfBackup,
  nameOfBackup,
  newNote,
  removeBackup,
  writeNote,
} from './backup-store.ts';
import type { BackupTasks } from './backup-tasks.ts';
import { mealiePaths } from './mealie-backup/mealie-paths.ts';

/** The name of the backup of a data folder of Mealie, by when its database changed last; null for any other path. */
async function nameOfMealieFolder(folder: string): Promise<string | null> {
  const facts = await pathFacts(join(folder, mealiePaths.sqlite));
  return facts === null || facts.isFolder ? null : nameOfBackup(facts.changed, 'mealie-data-folder');
}

/** Whether a path is a folder with the database of Mealie in it. */
export async function isMealieFolder(path: string): Promise<boolean> {
  return (await nameOfMealieFolder(path)) !== null;
}

/**
 * Whether Mealie has left data in the data folder that no backup was made of. Its database is left as it is, so the name
 * of the backup tells.
 */
export async function hasMealieFolder({ settings, files }: Platform): Promise<boolean> {
  const name = await nameOfMealieFolder(settings.server.dataDir);
  return name !== null && !(await files.exists(keyOfBackup(name)));
}

/**
 * Packs a data folder of Mealie into a backup beside the others, which says what can come from it and is then restored
 * like any.
 * @throws BackupError where there is no such folder; nothing is kept of one that cannot be restored
 */
export async function backUpMealieFolder(
  platform: Platform,
  tasks: BackupTasks,
  folder: string,
): Promise<{ name: string; note: BackupNote }> {
  const name = await nameOfMealieFolder(folder);
  if (name === null) throw new BackupError('otherProgram');
  try {
    const contents = buildContents(await tasks.pack(folder, keyOfBackup(name)));
    const note = newNote('uploaded', { checkedAt: platform.clock.now().toISOString(), contents });
    await writeNote(platform, name, note);
    return { name, note };
  } catch (error) {
    await removeBackup(platform, name);
    throw error;
  }
}
