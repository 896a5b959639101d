import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { limits } from '@hearth/contract/kernel/limits';
import type { ArchiveStreams } from '../../../../../platform/archive/archive-streams.ts';
import { ScratchDatabase } from '../../../../../platform/db/dump/scratch-database.ts';
import type { TableShape } from '../../../../../platform/db/dump/table-shapes.ts';
import { migrationNames } from '../../../../../platform/db/migrations/migrate.ts';
import { contentFolders } from '../../../../../platform/files/data-files.ts';
import { isSegment } from '../../../../../platform/files/store-key.ts';
import { BackupError } from '../../archive/backup-problem.ts';
import type { BackupSummary } from '../../archive/backup-manifest.ts';
import type { BackupTarget } from '../../archive/read-backup.ts';
import { mapMealieBackup } from './map-mealie-backup.ts';
import type { MappedRows } from './mapped-rows.ts';
import { mealiePaths } from '../mealie-paths.ts';
import { SourceTables } from './source-rows.ts';

/** Where the content of a backup of Mealie begins in an archive; null for another archive. */
export function mealieRoot(archive: ArchiveStreams): string | null {
  if (archive.sizeOf(mealiePaths.database) !== null) return '';
  for (const name of archive.names) {
    const [folder = '', file, ...more] = name.split('/');
    // Some computers pack the folder itself, with one of their own beside it.
    if (file === mealiePaths.database && more.length === 0 && !folder.startsWith('__')) return `${folder}/`;
  }
  return null;
}

/**
 * Reads a backup of Mealie as {@link readBackup} reads one of ours. Rows that refer to nothing, or that Hearth has no
 * place for, are left out and counted; everything else comes.
 * @throws BackupError
 */
export async function readMealieBackup(
  archive: ArchiveStreams,
  root: string,
  target: BackupTarget,
): Promise<BackupSummary> {
  const source = await readTables(archive, root);
  const rows = mapMealieBackup(source);
  if (!rows.of('users').some(({ admin }) => admin === 1)) throw new BackupError('withoutAdministrator');
  const { tables, leftOut } = await insertRows(rows, target);
  const files = await readFiles(archive, root, target);
  return {
    version: 'Mealie',
    createdAt: findNewest(rows),
    tables,
    files,
    leftOut: { ...leftOut, ...source.unread },
  };
}

async function readTables(archive: ArchiveStreams, root: string): Promise<SourceTables> {
  const name = `${root}${mealiePaths.database}`;
  if ((archive.sizeOf(name) ?? 0) > limits.mealieDatabaseBytes) throw new BackupError('tooLarge');
  const { content } = await archive.read(name);
  const parsed = parse(await text(content));
  if (typeof parsed !== 'object' || parsed === null || !('groups' in parsed) || !('users' in parsed))
    throw new BackupError('otherProgram');
  return new SourceTables(Object.fromEntries(Object.entries(parsed)));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new BackupError('damaged', error);
  }
}

/** The last change of any recipe or person: the archive does not say when it was made. */
function findNewest(rows: MappedRows): string {
  let newest = '';
  for (const table of ['recipes', 'users'] as const) {
    for (const { updated_at } of rows.of(table)) if (updated_at > newest) newest = updated_at;
  }
  return new Date(newest).toISOString();
}

type Inserted = Required<Pick<BackupSummary, 'tables' | 'leftOut'>>;

async function insertRows(rows: MappedRows, { scratch, secrets }: BackupTarget): Promise<Inserted> {
  const database = await ScratchDatabase.create(scratch, migrationNames());
  const tables: Record<string, { rows: number }> = {};
  const leftOut: Record<string, number> = {};
  const insert = (table: TableShape): number => {
    const sealed = rows.dumped(table.name).map((row) => secrets.seal(table.name, row));
    return sealed.filter((row) => database.tryInsert(table, row)).length;
  };
  try {
    for (const table of database.tables) {
      const inserted = insert(table);
      const missing = rows.dumped(table.name).length - inserted;
      if (missing > 0) leftOut[table.name] = missing;
      tables[table.name] = { rows: inserted };
    }
  } catch (error) {
    database.abandon();
    throw error;
  }
  await database.complete();
  return { tables, leftOut };
}

async function readFiles(
  archive: ArchiveStreams,
  root: string,
  { files }: BackupTarget,
): Promise<BackupSummary['files']> {
  let count = 0;
  const prefix = `${root}${mealiePaths.files}`;
  for (const name of archive.names) {
    if (!name.startsWith(prefix)) continue;
    const key = name.slice(prefix.length);
    if (!isContent(key)) continue;
    const { content } = await archive.read(name);
    if (files === null) await finished(content.resume());
    else await files.write(key, content);
    count += 1;
  }
  await files?.complete();
  return { count };
}

/** Pictures and files of recipes, people and groups; what the other program keeps for itself stays behind. */
function isContent(key: string): boolean {
  const segments = key.split('/');
  const [folder = ''] = segments;
  return (
    segments.length > 1 &&
    contentFolders.some((one) => one === folder) &&
    segments.every((one) => isSegment(one))
  );
}
