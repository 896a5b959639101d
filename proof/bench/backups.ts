import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import { HearthProcess } from '../../packages/e2e/src/harness/stage/hearth-process.ts';
import { root } from '../../tools/setup/root.mjs';
import { givePictures } from './recipe-pictures.ts';

/**
 * Backup and restore of libraries with pictures: `npm run bench -- backups 2000 20000 [--kilobytes 150]`. Prints for each number of
 * recipes how long the commands take, what they need of memory at most, and how large the archive is. A picture has
 * three sizes, 150 kB together unless it is said otherwise. Needs a build.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { kilobytes: { type: 'string', default: '150' } },
});
const counts = positionals.map(Number);
if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 1))
  throw new Error('usage: backups.ts RECIPES …');

const entry = join(root, 'dist/server/main.js');
const lookEachMs = 20;

console.log('recipes  backup s  MB peak  restore s  MB peak  archive MB');
for (const count of counts) await measure(count);

async function measure(recipes: number): Promise<void> {
  const hearth = await HearthProcess.start();
  try {
    await hearth.fill(recipes);
    await hearth.stop();
    givePictures(hearth.folder, readIds(hearth.folder), Number(values.kilobytes) * 1000);
    const made = await run(hearth, 'backup');
    const [name = ''] = readdirSync(join(hearth.folder, 'backups')).filter((one) => one.endsWith('.zip'));
    const megabytes = statSync(join(hearth.folder, 'backups', name)).size / 1e6;
    const restored = await run(hearth, 'restore', name);
    const columns = [made.seconds, made.megabytes, restored.seconds, restored.megabytes, megabytes];
    console.log([recipes, ...columns.map((value) => value.toFixed(0))].join('\t'));
  } finally {
    await hearth.remove();
  }
}

function readIds(folder: string): string[] {
  const database = new DatabaseSync(join(folder, 'hearth.db'));
  const ids = database.prepare('select id from recipes').all() as { id: string }[];
  database.close();
  return ids.map(({ id }) => id);
}

async function run(
  hearth: HearthProcess,
  ...args: string[]
): Promise<{ seconds: number; megabytes: number }> {
  const env = { PATH: process.env['PATH'], ...hearth.environment };
  const started = performance.now();
  const child = spawn(process.execPath, [entry, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, readPeak(child));
  }, lookEachMs);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, megabytes };
}

/** The most memory that the process has had, in megabytes, as Linux counts. */
function readPeak({ pid }: ChildProcess): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
