import { execFile } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HearthProcess } from '../../../packages/e2e/src/harness/hearth-process.ts';
import { type Caller, call } from '../calls.ts';
import { type Context, judge, type Outcome, skip, type Trial } from '../trial.ts';
import { findDamage } from './database-file.ts';
import { Journal } from './journal.ts';
import { audit } from './audit.ts';
import { type Ground, prepareGround, writeOnce } from './writers.ts';

const execute = promisify(execFile);
const writesPastFull = { short: 60, long: 1000 };
const unfinished = /^\.[0-9a-f-]{36}\.tmp$/;
const blockBytes = 64 * 1024;

/** What is used up, and how. */
interface Shortage {
  readonly of: 'space' | 'inodes';
  readonly mount: string;
  /** Takes all that is left. */
  readonly use: (folder: string) => void;
}

const shortages: readonly Shortage[] = [
  { of: 'space', mount: 'size=8m', use: fillSpace },
  { of: 'inodes', mount: 'size=64m,nr_inodes=400', use: fillInodes },
];

/** One trial for each thing that a file system may run out of. */
export const fullDisks: readonly Trial[] = shortages.map((shortage) => ({
  row: 'D3',
  name: `data folder without ${shortage.of}`,
  promise: 'writes are refused with 507, 503 or 413, reads work, and writes go on once there is room',
  run: (context: Context) => run(context, shortage),
}));

async function run(context: Context, shortage: Shortage): Promise<Outcome> {
  if (process.getuid?.() !== 0) return skip('only root may mount a small file system');
  const folder = mkdtempSync(join(tmpdir(), 'hearth-full-'));
  const mounted = await execute('mount', ['-t', 'tmpfs', '-o', shortage.mount, 'tmpfs', folder]).catch(
    () => null,
  );
  if (mounted === null) return skip('this machine does not let root mount a file system');
  const journal = new Journal();
  const hearth = await HearthProcess.start({ env: { DATA_DIR: folder } });
  try {
    const caller = { url: hearth.url, token: await hearth.signIn() };
    const ground = await prepareGround(caller);
    for (let turn = 0; turn < 9; turn += 1) await writeOnce(caller, ground, journal, turn);
    const ballast = join(folder, 'ballast');
    mkdirSync(ballast);
    shortage.use(ballast);
    const statuses = await writeFull(context, caller, ground);
    const faults = await audit(caller, ground, journal.entriesFrom(0));
    if ((await call(caller, '/api/recipes'))?.status !== 200) faults.push('reads do not work');
    const partial = readdirSync(folder, { recursive: true }).filter((name) =>
      unfinished.test(baseOf(String(name))),
    );
    faults.push(...partial.map((name) => `a partial file is left: ${String(name)}`));
    rmSync(ballast, { recursive: true });
    faults.push(...refusals(statuses), ...(await goesOn(caller, ground)));
    await hearth.stop();
    faults.push(...findDamage(folder));
    return judge({ writes: writesPastFull[context.isShort ? 'short' : 'long'], ...statuses }, faults);
  } finally {
    journal.remove();
    await hearth.remove();
    await execute('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes although nothing is left; answers how often each status came. */
async function writeFull(
  { isShort }: Context,
  caller: Caller,
  { slug, listId }: Ground,
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (let turn = 0; turn < writesPastFull[isShort ? 'short' : 'long']; turn += 1) {
    const answer = await [
      () => call(caller, '/api/recipes', { body: { name: `Full ${turn}`, description: 'x'.repeat(5000) } }),
      () =>
        call(caller, '/api/households/shopping/items', {
          body: { shoppingListId: listId, note: `full ${turn} ${'x'.repeat(3000)}` },
        }),
      () => call(caller, `/api/recipes/${slug}/assets`, { body: largeFile(turn) }),
    ][turn % 3]?.();
    const status = `answered ${answer?.status ?? 'with nothing'}`;
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

function largeFile(turn: number): FormData {
  const form = new FormData();
  form.append('name', `full ${turn}`);
  form.append('icon', 'mdi-file');
  form.append('extension', 'txt');
  form.append('file', new Blob(['x'.repeat(200_000)]), 'full.txt');
  return form;
}

/** Answers that are neither success nor a refusal with a reason. */
function refusals(statuses: Readonly<Record<string, number>>): string[] {
  const allowed = /answered (?:20[01]|413|503|507)$/;
  const refused = Object.keys(statuses).some((status) => /413|503|507/.test(status));
  return [
    ...Object.keys(statuses).filter((status) => !allowed.test(status)),
    ...(refused ? [] : ['nothing was refused: it was not full']),
  ];
}

/** Whether each kind of write works again, in the same process. */
async function goesOn(caller: Caller, ground: Ground): Promise<string[]> {
  const after = new Journal();
  try {
    for (let turn = 0; turn < 3; turn += 1) await writeOnce(caller, ground, after, turn);
    return after.length === 4 ? [] : [`only ${after.length} of 4 writes work once there is room`];
  } finally {
    after.remove();
  }
}

/** Fills what is left with one file, down to the last byte. */
function fillSpace(folder: string): void {
  const file = openSync(join(folder, 'full'), 'w');
  for (let bytes = blockBytes; bytes >= 1;)
    try {
      writeSync(file, Buffer.alloc(bytes));
    } catch {
      bytes = Math.floor(bytes / 2);
    }
  closeSync(file);
}

/** Makes empty files until the file system can name no more. */
function fillInodes(folder: string): void {
  for (let number = 0; ; number += 1)
    try {
      writeFileSync(join(folder, String(number)), '');
    } catch {
      return;
    }
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
