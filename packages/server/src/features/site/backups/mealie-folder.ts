import { join } from 'node:path';
import { pathFacts } from '../../../platform/files/data-files.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type BackupNote,
  contentsOf,
  keyOfBackup,
  nameOfBackup,
  newNote,
  removeBackup,
  writeNote,
} from './backup-store.ts';
import type { BackupTasks } from './backup-tasks.ts';
import { mealiePaths } from './mealie-backup/mealie-paths.ts';

/** Whether a path is a folder with the database of Mealie in it. */
export async function isMealieFolder(path: string): Promise<boolean> {
  const facts = await pathFacts(join(path, mealiePaths.sqlite));
  return facts !== null && !facts.isFolder;
}

/**
 * Whether Mealie has left data in the data folder that no backup was made of. Its database is left as it is, so the name
 * of the backup tells.
 */
export async function hasMealieFolder(platform: Platform): Promise<boolean> {
  const { dataDir } = platform.settings.server;
  if (!(await isMealieFolder(dataDir))) return false;
  return !(await platform.files.exists(keyOfBackup(await nameOfMealieFolder(dataDir))));
}

/** The name says when its database changed last. */
async function nameOfMealieFolder(folder: string): Promise<string> {
  const facts = await pathFacts(join(folder, mealiePaths.sqlite));
  return nameOfBackup(facts?.changed ?? new Date(0), 'mealie-data-folder');
}

/**
 * Packs a data folder of Mealie into a backup beside the others, which says what can come from it and is then restored
 * like any.
 * @throws BackupError; nothing is kept of one that cannot be restored
 */
export async function backUpMealieFolder(
  platform: Platform,
  tasks: BackupTasks,
  folder: string,
): Promise<{ name: string; note: BackupNote }> {
  const name = await nameOfMealieFolder(folder);
  try {
    const contents = contentsOf(await tasks.pack(folder, keyOfBackup(name)));
    const note = newNote('uploaded', { checkedAt: platform.clock.now().toISOString(), contents });
    await writeNote(platform, name, note);
    return { name, note };
  } catch (error) {
    await removeBackup(platform, name);
    throw error;
  }
}
