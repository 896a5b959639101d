import { join } from 'node:path';
import { limits } from '@hearth/contract/kernel/limits';
import type { ArchiveWriter } from '../../../../platform/archive/archive-writer.ts';
import { foreignTables } from '../../../../platform/db/dump/foreign-tables.ts';
import { copyDatabase, listKeys, pathFacts, readFileOf } from '../../../../platform/files/data-files.ts';
import { BackupError } from '../archive/backup-problem.ts';
import { databaseText } from './database-text.ts';
import { mealiePaths } from './mealie-paths.ts';

/**
 * Packs a data folder of Mealie with its SQLite database, as it lies on the disk, into an archive like those that Mealie
 * makes. The folder stays as it is.
 * @param work an empty folder
 * @throws BackupError where there is no such database, or one that is damaged or too large
 */
export async function packMealieFolder(writer: ArchiveWriter, folder: string, work: string): Promise<void> {
  const file = join(folder, mealiePaths.sqlite);
  const facts = await pathFacts(file);
  if (facts === null) throw new BackupError('otherProgram');
  if (facts.bytes > limits.mealieDatabaseBytes) throw new BackupError('tooLarge');
  const copy = join(work, 'copied.db');
  await copyDatabase(file, copy);
  await writer.add(mealiePaths.database, databaseText(foreignTables(copy)));
  for await (const key of listKeys(folder))
    await writer.add(`${mealiePaths.files}${key}`, readFileOf(folder, key));
  writer.finish();
}
