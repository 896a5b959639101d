import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { systemRandom } from '../../../packages/server/src/platform/random/random.ts';
import { ArchiveStreams } from '../../../packages/server/src/platform/archive/archive-streams.ts';
import { contentFolders } from '../../../packages/server/src/platform/files/data-files.ts';
import { RowSecrets } from '../../../packages/server/src/features/site/backups/archive/sealed-columns.ts';
import {
  comparableRow,
  endingTables,
} from '../../../packages/server/src/features/site/backups/fill-tables-for-test.ts';

const anySize = { files: 1e7, bytes: 1e12, ratio: 1e4 };

/** What an archive says: the rows of its tables, and the hashes of its files by path. */
export interface ArchiveContent {
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Reads an archive with nothing but its documented format, and opens what is sealed with that secret. Tables that a
 * restore leaves empty are empty.
 */
export async function readContent(path: string, secret: string): Promise<ArchiveContent> {
  const secrets = new RowSecrets(secret, systemRandom);
  const archive = await ArchiveStreams.open(path, anySize);
  try {
    const tables: Record<string, Readonly<Record<string, unknown>>[]> = {};
    const files = new Map<string, string>();
    for (const name of archive.names) {
      const { content, summary } = await archive.read(name);
      const table = /^tables\/(.*)\.jsonl$/.exec(name)?.[1];
      if (table === undefined) await pipeline(content, async (chunks) => drain(chunks));
      else tables[table] = splitRows(table, await text(content), secrets);
      if (name.startsWith('files/')) files.set(name.slice('files/'.length), summary().sha256);
    }
    return { tables, files };
  } finally {
    await archive.close();
  }
}

async function drain(chunks: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of chunks);
}

function splitRows(table: string, lines: string, secrets: RowSecrets): Readonly<Record<string, unknown>>[] {
  if (endingTables.includes(table)) return [];
  const rows = lines.split('\n').filter((line) => line !== '');
  return rows.map((line) => comparableRow(table, secrets.open(table, JSON.parse(line))));
}

/** Hashes of all files that people have uploaded to a server, by path. */
export async function hashFiles(folder: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const part of contentFolders.filter((name) => existsSync(join(folder, name)))) {
    const entries = readdirSync(join(folder, part), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      hashes.set(path.slice(folder.length + 1), hash.digest('hex'));
    }
  }
  return hashes;
}
