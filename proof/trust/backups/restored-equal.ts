import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  canonicalDump,
  endingTables,
} from '../../../packages/server/src/features/site/backups/fill-tables-for-test.ts';
import type { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { root } from '../../../tools/setup/root.mjs';
import type { Caller } from '../calls.ts';
import { Journal } from '../durability/journal.ts';
import { prepareGround, writeOnce } from '../durability/writers.ts';
import { type Engine, startServer } from '../started-server.ts';
import { type Context, judge, type Outcome, skip, type Trial } from '../trial.ts';
import { type ArchiveContent, hashFiles, readContent } from './archive-content.ts';
import { fillLibrary, newestBackup, withData } from './filled-library.ts';

const recipes = { short: 100, long: 2000 };
const writers = 8;
const engines = ['sqlite', 'postgres'] as const;

/** The same on both: secrets stay sealed. */
const secret = 'the secret of both servers';

/** A backup that is made while people write, restored into a server that has data of its own. */
export const restoredEqual: readonly Trial[] = engines.flatMap((from) =>
  engines.map((to) => ({
    row: 'D4',
    name: `backup of ${from} under load, restored on ${to}`,
    promise:
      'every row and every file of the archive is there afterwards, and nothing else; no write is in it by half',
    run: (context: Context) => run(context, from, to),
  })),
);

async function run(context: Context, from: Engine, to: Engine): Promise<Outcome> {
  const source = await startServer(context, from, { SECRET: secret });
  const target = await startServer(context, to, { SECRET: secret });
  try {
    if (source === null || target === null) return skip('PostgreSQL is not installed');
    return await compare(context, source.hearth, target.hearth);
  } finally {
    await source?.remove();
    await target?.remove();
  }
}

async function compare(context: Context, source: HearthProcess, target: HearthProcess): Promise<Outcome> {
  const count = recipes[context.isShort ? 'short' : 'long'];
  await fillLibrary(source, count);
  const backup = await backUpUnderLoad(source);
  if (backup.faults.length > 0) return judge({ recipes: count, writes: backup.writes }, backup.faults);
  const archive = newestBackup(source);
  const content = await readContent(archive, secret);
  await target.fill(20);
  await target.stop();
  const started = performance.now();
  await command(target, 'restore', archive);
  const restoreSeconds = (performance.now() - started) / 1000;
  const faults = [...(await differences(content, target)), ...halfWrites(content)];
  await target.restart();
  const rows = Object.values(content.tables).reduce((sum, table) => sum + table.length, 0);
  const figures = {
    recipes: count,
    tables: Object.keys(content.tables).length,
    rows,
    files: content.files.size,
    'writes during the backup': backup.writes,
    'backup, s': backup.seconds.toFixed(1),
    'restore, s': restoreSeconds.toFixed(1),
  };
  return judge(figures, [...faults, ...(backup.writes === 0 ? ['nothing was written meanwhile'] : [])]);
}

interface Backup {
  readonly writes: number;
  readonly seconds: number;
  /** Why it could not be made, or not be restored for a test. */
  readonly faults: readonly string[];
}

async function backUpUnderLoad(hearth: HearthProcess): Promise<Backup> {
  const caller: Caller = { url: hearth.url, token: await hearth.signIn() };
  const ground = await prepareGround(caller);
  const journal = new Journal();
  const end = new AbortController();
  const writing = Array.from({ length: writers }, async (_, at) => {
    for (let turn = at; !end.signal.aborted; turn += 1) await writeOnce(caller, ground, journal, turn);
  });
  const started = performance.now();
  const faults = await command(hearth, 'backup').then(
    () => [],
    (error: unknown) => [`the backup failed: ${String(error)}`],
  );
  const [writes, seconds] = [journal.length, (performance.now() - started) / 1000];
  end.abort();
  await Promise.all(writing);
  journal.remove();
  return { writes, seconds, faults };
}

async function command(hearth: HearthProcess, ...args: string[]): Promise<void> {
  const env = { PATH: process.env['PATH'], ...hearth.environment };
  await promisify(execFile)(process.execPath, [join(root, 'dist/server/main.js'), ...args], { env });
}

/** What the stopped server has otherwise than the archive. */
async function differences({ tables, files }: ArchiveContent, hearth: HearthProcess): Promise<string[]> {
  const restored = await withData(hearth, canonicalDump);
  const faults: string[] = [];
  for (const [table, rows] of Object.entries(tables)) {
    if (rows.length === 0 && !endingTables.includes(table)) faults.push(`${table} is empty`);
    const [was, is] = [writeLines(rows), writeLines(restored[table] ?? [])];
    const at = was.findIndex((line, index) => line !== is[index]);
    if (at !== -1 || was.length !== is.length)
      faults.push(`${table}: ${was.length} rows, ${is.length} restored, the first other one ${was[at]}`);
  }
  for (const table of Object.keys(restored)) if (!(table in tables)) faults.push(`${table} is not in it`);
  const hashes = await hashFiles(hearth.folder);
  for (const [path, hash] of files) if (hashes.get(path) !== hash) faults.push(`${path} is another file`);
  for (const path of hashes.keys()) if (!files.has(path)) faults.push(`${path} is not in the archive`);
  return faults;
}

function writeLines(rows: readonly object[]): string[] {
  return rows
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .toSorted();
}

/** Recipes whose parts, and files whose rows, were written by one change and are not there together. */
function halfWrites({ tables, files }: ArchiveContent): string[] {
  const ids = new Set(tables['recipes']?.map(({ id }) => id));
  const documents = new Set(tables['recipe_documents']?.map(({ recipe_id }) => recipe_id));
  const faults = [...ids]
    .filter((id) => !documents.has(id))
    .map((id) => `recipe ${String(id)} is half there`);
  const parts = new Map<unknown, number>();
  for (const { recipe_id } of tables['recipe_ingredients'] ?? [])
    parts.set(recipe_id, (parts.get(recipe_id) ?? 0) + 1);
  for (const [id, count] of parts)
    if (count === 2) faults.push(`recipe ${String(id)} has two of three lines`);
  for (const { recipe_id, file_name } of tables['recipe_assets'] ?? []) {
    const path = `recipes/${String(recipe_id)}/assets/${String(file_name)}`;
    if (!String(file_name).startsWith('file_name ') && !files.has(path)) faults.push(`${path} is missing`);
  }
  return faults;
}
