import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { limits } from '@hearth/contract/kernel/limits';
import type { ArchiveStreams } from '../../../../platform/archive/archive-streams.ts';
import { ScratchDatabase, ScratchError } from '../../../../platform/db/dump/scratch-database.ts';
import { DatabaseTooOldError } from '../../../../platform/db/migrations/baseline.ts';
import { contentFolders, type NewFiles } from '../../../../platform/files/data-files.ts';
import { splitKey } from '../../../../platform/files/store-key.ts';
import { BackupError, type BackupProblem, isSqliteError } from './backup-problem.ts';
import { archivePaths, backupFormat, BackupManifest, FileLine } from './backup-manifest.ts';
import type { DumpedRow, RowSecrets } from './sealed-columns.ts';
import type { ReportProgress } from './write-backup.ts';

const filesAtOnce = 8;

/** Where the content of an archive goes. */
export interface BackupTarget {
  /** The file of the scratch database. */
  readonly scratch: string;
  /** Null to only compare the files with their hashes. */
  readonly files: NewFiles | null;
  readonly secrets: RowSecrets;
}

/**
 * Reads an archive completely: the tables into a scratch database, the files into a folder. Everything is compared with
 * what the archive says of itself; nothing else may be in it.
 * @throws BackupError, and errors of the archive and of the scratch database
 */
export async function readBackup(
  archive: ArchiveStreams,
  target: BackupTarget,
  report: ReportProgress,
): Promise<BackupManifest> {
  const manifest = await readManifest(archive);
  const files = await readFileLines(archive, manifest);
  requireKnownNames(archive, manifest, files);
  const total = Object.keys(manifest.tables).length + files.length;
  await readTables(archive, manifest, target, (done) => report(done, total));
  const before = Object.keys(manifest.tables).length;
  await readFiles(archive, files, target, (done) => report(before + done, total));
  await target.files?.complete();
  return manifest;
}

async function readManifest(archive: ArchiveStreams): Promise<BackupManifest> {
  const size = archive.sizeOf(archivePaths.manifest);
  if (size === null) throw new BackupError('otherProgram');
  if (size > limits.backupLineBytes) throw new BackupError('tooLarge');
  const { content } = await archive.read(archivePaths.manifest);
  const manifest = parsed(BackupManifest, await text(content), 'otherProgram');
  if (manifest.format > backupFormat) throw new BackupError('tooNew');
  return manifest;
}

function parsed<T>(
  schema: { safeParse(value: unknown): { success: boolean; data?: T } },
  line: string,
  problem: BackupProblem,
): T {
  const result = schema.safeParse(parseJson(line));
  if (!result.success || result.data === undefined) throw new BackupError(problem);
  return result.data;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function readFileLines(archive: ArchiveStreams, { files }: BackupManifest): Promise<FileLine[]> {
  const lines: FileLine[] = [];
  await eachLine(archive, archivePaths.fileList, files.listSha256, (line) => {
    lines.push(safeLine(parsed(FileLine, line, 'damaged')));
  });
  if (lines.length !== files.count) throw new BackupError('damaged');
  return lines;
}

/** A file goes where the server itself could have put it, and nowhere else. */
function safeLine(line: FileLine): FileLine {
  const [folder = ''] = segmentsOrRefusal(line.path);
  if (!contentFolders.some((known) => known === folder)) throw new BackupError('unsafePath');
  return line;
}

function segmentsOrRefusal(path: string): readonly string[] {
  try {
    return splitKey(path);
  } catch (error) {
    throw new BackupError('unsafePath', error);
  }
}

/** Files that are missing are noticed when they are read. */
function requireKnownNames(
  archive: ArchiveStreams,
  { tables }: BackupManifest,
  files: readonly FileLine[],
): void {
  const expected = new Set([archivePaths.manifest, archivePaths.fileList]);
  for (const name of Object.keys(tables)) expected.add(archivePaths.table(name));
  for (const { path } of files) expected.add(archivePaths.file(path));
  for (const name of archive.names) {
    if (!expected.has(name)) throw new BackupError('damaged');
  }
}

async function readTables(
  archive: ArchiveStreams,
  manifest: BackupManifest,
  { scratch, secrets }: BackupTarget,
  report: (done: number) => void,
): Promise<void> {
  const database = await ScratchDatabase.create(scratch, manifest.migrations).catch((error: unknown) => {
    if (error instanceof DatabaseTooOldError) throw new BackupError('tooOld', error);
    throw error instanceof ScratchError ? new BackupError('tooNew', error) : error;
  });
  try {
    const names = new Set(database.tables.map(({ name }) => name));
    if (!isSame(names, Object.keys(manifest.tables))) throw new BackupError('damaged');
    for (const [at, table] of database.tables.entries()) {
      await readTable(archive, manifest, table.name, (row) =>
        database.insert(table, secrets.seal(table.name, row)),
      );
      report(at + 1);
    }
  } catch (error) {
    database.abandon();
    throw isSqliteError(error) ? new BackupError('damaged', error) : error;
  }
  await database.complete();
}

async function readTable(
  archive: ArchiveStreams,
  manifest: BackupManifest,
  name: string,
  insert: (row: DumpedRow) => void,
): Promise<void> {
  const expected = manifest.tables[name];
  let rows = 0;
  let isAdministered = name !== 'users';
  await eachLine(archive, archivePaths.table(name), expected?.sha256 ?? '', (line) => {
    const row = parseRow(line);
    insert(row);
    rows += 1;
    isAdministered ||= row.admin === 1;
  });
  if (rows !== expected?.rows) throw new BackupError('damaged');
  if (!isAdministered) throw new BackupError('withoutAdministrator');
}

/** A row is an object of texts, numbers and nulls; secrets are objects with a text. */
function parseRow(line: string): DumpedRow {
  const value = parseJson(line);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BackupError('damaged');
  for (const one of Object.values(value) as unknown[]) {
    const isPlain = one === null || typeof one === 'string' || typeof one === 'number';
    if (!isPlain && !isSecret(one)) throw new BackupError('damaged');
  }
  return value as DumpedRow;
}

function isSecret(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'open') === 'string';
}

/** Each file that is written is synced, and a disk takes several at once. */
async function readFiles(
  archive: ArchiveStreams,
  files: readonly FileLine[],
  target: BackupTarget,
  report: (done: number) => void,
): Promise<void> {
  const waiting = files.values();
  let done = 0;
  const work = async () => {
    for (const line of waiting) {
      await readFile(archive, line, target.files);
      done += 1;
      if (done % 100 === 0) report(done);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, work));
}

async function readFile(archive: ArchiveStreams, line: FileLine, files: NewFiles | null): Promise<void> {
  const { content, summary } = await archive.read(archivePaths.file(line.path));
  if (files === null) await finished(content.resume());
  else await files.write(line.path, content);
  const { bytes, sha256 } = summary();
  if (bytes !== line.bytes || sha256 !== line.sha256) throw new BackupError('damaged');
}

/** Calls for each line of a file, none of which is longer than the limit. */
async function eachLine(
  archive: ArchiveStreams,
  name: string,
  expected: string,
  call: (line: string) => void,
): Promise<void> {
  const { content, summary } = await archive.read(name);
  let rest = '';
  content.setEncoding('utf8');
  for await (const chunk of content as AsyncIterable<string>) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > limits.backupLineBytes) throw new BackupError('tooLarge');
    for (const line of lines) call(line);
  }
  if (rest !== '' || summary().sha256 !== expected) throw new BackupError('damaged');
}

function isSame(names: ReadonlySet<string>, others: readonly string[]): boolean {
  return names.size === others.length && others.every((name) => names.has(name));
}
