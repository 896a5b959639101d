import type { DatabaseSnapshot } from '../../../../platform/db/dump/database-snapshot.ts';
import type { TableShape } from '../../../../platform/db/dump/table-shapes.ts';
import type { ArchiveWriter } from '../../../../platform/archive/archive-writer.ts';
import type { ContentSource } from '../../../../platform/files/content-source.ts';
import { archivePaths, backupFormat, type BackupManifest, type FileLine } from './backup-manifest.ts';
import type { RowSecrets } from './sealed-columns.ts';

/** What an archive is made of. */
export interface BackupSource {
  readonly snapshot: DatabaseSnapshot;
  readonly tables: readonly TableShape[];
  readonly files: ContentSource;
  /** Told of a file that is gone before it could be read. */
  readonly onGone: (key: string) => void;
  /** For programs that cannot open what is sealed. */
  readonly secrets: RowSecrets;
  readonly version: string;
  readonly now: Date;
}

/** How far the writing is. */
export type ReportProgress = (done: number, total: number) => void;

/**
 * Writes everything to an archive as it is stored, with sealed secrets, table after table and file after file; only the list of files grows with them.
 * @returns what it says of itself
 */
export async function writeBackup(
  writer: ArchiveWriter,
  source: BackupSource,
  report: ReportProgress,
): Promise<BackupManifest> {
  const keys: string[] = [];
  for await (const key of source.files.keys()) keys.push(key);
  const total = source.tables.length + keys.length;
  const tables = await writeTables(writer, source, (done) => report(done, total));
  const files = await writeFiles(writer, source, keys, (done) => report(source.tables.length + done, total));
  const manifest: BackupManifest = {
    program: 'hearth',
    format: backupFormat,
    version: source.version,
    createdAt: source.now.toISOString(),
    migrations: [...source.snapshot.migrations],
    tables,
    files,
  };
  await writer.add(archivePaths.manifest, [JSON.stringify(manifest, null, 2)]);
  writer.finish();
  return manifest;
}

async function writeTables(
  writer: ArchiveWriter,
  source: BackupSource,
  report: (done: number) => void,
): Promise<BackupManifest['tables']> {
  const written: BackupManifest['tables'] = {};
  for (const [at, table] of source.tables.entries()) {
    const counter = { rows: 0 };
    const entry = await writer.add(archivePaths.table(table.name), writeLines(source, table, counter));
    written[table.name] = { rows: counter.rows, ...entry };
    report(at + 1);
  }
  return written;
}

async function* writeLines(
  { snapshot }: BackupSource,
  table: TableShape,
  counter: { rows: number },
): AsyncGenerator<string> {
  for await (const rows of snapshot.rows(table)) {
    counter.rows += rows.length;
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  }
}

async function writeFiles(
  writer: ArchiveWriter,
  { files, onGone }: BackupSource,
  keys: readonly string[],
  report: (done: number) => void,
): Promise<BackupManifest['files']> {
  const lines: string[] = [];
  let bytes = 0;
  for (const [at, key] of keys.entries()) {
    const content = await files.open(key);
    if (content === null) {
      onGone(key);
      continue;
    }
    const entry = await writer.add(archivePaths.file(key), content);
    bytes += entry.bytes;
    const line: FileLine = { path: key, ...entry };
    lines.push(`${JSON.stringify(line)}\n`);
    if (at % 100 === 0) report(at + 1);
  }
  const list = await writer.add(archivePaths.fileList, lines);
  return { count: lines.length, bytes, listSha256: list.sha256 };
}
