import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Caller } from '../calls.ts';
import { findDamage, onDatabase } from '../durability/database-file.ts';
import { type Acknowledged, Journal } from '../durability/journal.ts';
import { prepareGround, writeOnce } from '../durability/writers.ts';
import { startServer } from '../started-server.ts';
import { type Context, judge, skip, type Trial } from '../trial.ts';
import { Disk } from './disk.ts';
import { type DiskEvent, listEvents } from './events.ts';
import { checkOrder } from './order.ts';
import { hasStrace, Trace } from './trace.ts';

const writes = { short: 15, long: 180 };
/** Writes that are sent at the same time, so that they share a commit, and how often. */
const together = 8;
const rounds = { short: 3, long: 30 };
const cuts = { short: 50, long: 2000 };
/** The turn in which a writer adds an item. */
const itemTurn = 1;

/** The acknowledged writes. */
interface Recording {
  /** The database files when the record began. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly events: readonly DiskEvent[];
  readonly acknowledged: readonly Acknowledged[];
  /** Where rounds of writes begin that were sent together: which of a round was answered first is not known. */
  readonly roundStarts: readonly number[];
}

export const powerLoss: Trial = {
  row: 'D2',
  name: 'loss of power on sqlite',
  promise: 'success is answered after a sync, and at any cut the database opens with all acknowledged writes',
  run: async (context) => {
    if (!hasStrace) return skip('strace is not installed');
    const recording = await record(context);
    const order = checkOrder(recording.events);
    const answered = recording.events.filter((event) => event.kind === 'answer').length;
    const faults = [...order.faults];
    if (order.answers < recording.acknowledged.length)
      faults.push('the record misses answers that the client has got');
    const count = cuts[context.isShort ? 'short' : 'long'];
    faults.push(...replay(recording, count, context));
    return judge(
      {
        'acknowledged writes': recording.acknowledged.length,
        'of these sent eight at a time': recording.roundStarts.length * together,
        'recorded answers': answered,
        'recorded disk operations': recording.events.length - answered,
        syncs: order.syncs,
        'answers before a sync': order.faults.length,
        cuts: count,
        'faults after a cut': faults.length - order.faults.length,
      },
      faults,
    );
  },
};

async function record(context: Context): Promise<Recording> {
  const server = await startServer(context, 'sqlite', { UV_USE_IO_URING: '0' });
  if (server === null) throw new Error('SQLite is always there');
  const { hearth, remove } = server;
  const journal = new Journal();
  try {
    const caller: Caller = { url: hearth.url, token: await hearth.signIn() };
    const ground = await prepareGround(caller);
    const trace = await Trace.attach(hearth.pid);
    const paths = ['hearth.db', 'hearth.db-wal'].map((name) => join(hearth.folder, name));
    const files = new Map(
      paths.map((path) => [path, existsSync(path) ? readFileSync(path) : Buffer.alloc(0)]),
    );
    for (let turn = 0; turn < writes[context.isShort ? 'short' : 'long']; turn += 1)
      await writeOnce(caller, ground, journal, turn);
    const roundStarts: number[] = [];
    for (let round = 0; round < rounds[context.isShort ? 'short' : 'long']; round += 1) {
      roundStarts.push(journal.length);
      await Promise.all(Array.from({ length: together }, () => writeOnce(caller, ground, journal, itemTurn)));
    }
    const events = listEvents(await trace.end(), hearth.folder);
    return { files, events, acknowledged: journal.entriesFrom(0), roundStarts };
  } finally {
    journal.remove();
    await remove();
  }
}

/** Cuts the record at random points; answers what is wrong with what is left. */
function replay(
  { files, events, acknowledged, roundStarts }: Recording,
  count: number,
  context: Context,
): string[] {
  const { random, say } = context;
  const points = Array.from({ length: count }, () => Math.floor(random() * events.length)).toSorted(
    (a, b) => a - b,
  );
  const disk = new Disk(files);
  const faults: string[] = [];
  let [played, answers] = [0, 0];
  for (const [at, point] of points.entries()) {
    for (; played < point; played += 1) {
      const event = events[played];
      if (event === undefined) break;
      disk.play(event);
      if (event.kind === 'answer' && event.status < 300) answers += 1;
    }
    const known = acknowledged.slice(0, knownAfter(answers, roundStarts));
    const left = openAfter(disk.afterPowerLoss(random), known);
    faults.push(...left.map((fault) => `cut at operation ${point}: ${fault}`));
    if ((at + 1) % 500 === 0) say(`${at + 1} cuts, ${faults.length} faults`);
  }
  return faults;
}

/** How many of the acknowledged writes must be there after so many answers: of a round all, or none. */
function knownAfter(answers: number, roundStarts: readonly number[]): number {
  return roundStarts.findLast((start) => start <= answers && answers < start + together) ?? answers;
}

/** Opens what a loss of power has left; answers what is damaged or missing. */
function openAfter(files: ReadonlyMap<string, Buffer>, acknowledged: readonly Acknowledged[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-cut-'));
  try {
    for (const [path, content] of files) writeFileSync(join(folder, basename(path)), content);
    const damage = findDamage(folder);
    return damage.length > 0 ? damage : findMissing(folder, acknowledged);
  } catch (error) {
    return [`it does not open: ${String(error)}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findMissing(folder: string, acknowledged: readonly Acknowledged[]): string[] {
  const there = onDatabase(folder, (database) => {
    const names = (statement: string) =>
      database
        .prepare(statement)
        .all()
        .map((row) => String(Object.values(row as object)[0]));
    return {
      recipe: new Set(names('select slug from recipes')),
      item: new Set(names('select id from shopping_items')),
      file: new Set(names('select file_name from recipe_assets')),
    };
  });
  return acknowledged
    .filter((entry) => !there[entry.kind].has(getKey(entry)))
    .map((entry) => `lost: ${JSON.stringify(entry).slice(0, 120)}`);
}

function getKey(entry: Acknowledged): string {
  switch (entry.kind) {
    case 'recipe':
      return entry.slug;
    case 'item':
      return entry.id;
    case 'file':
      return entry.fileName;
  }
}
