import { readdirSync } from 'node:fs';
import { png } from '../../../packages/e2e/src/harness/data/png.ts';
import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { type Answer, type Caller, call } from '../calls.ts';
import { type Context, judge, type Outcome, skip, type Trial } from '../trial.ts';
import { audit } from './audit.ts';
import { findDamage } from './database-file.ts';
import { Journal } from './journal.ts';
import { type Shortage, shortages, ShortOfSpace } from './shortage.ts';
import { type Ground, prepareGround, writeOnce } from './writers.ts';

const writesPastFull = { short: 60, long: 1000 };
const unfinished = /(?:^|\/)\.[0-9a-f-]{36}\.tmp$/;

/** How often each kind of write was answered with each status. */
type Statuses = Readonly<Record<string, number>>;

/** One trial for each thing that a file system may run out of. */
export const fullDisks: readonly Trial[] = shortages.map((shortage) => ({
  row: 'D3',
  name: shortage.name,
  promise:
    'writes without room are refused with 507, 503 or 413, all else works, and writes go on once there is room',
  run: (context: Context) => run(context, shortage),
}));

async function run(context: Context, shortage: Shortage): Promise<Outcome> {
  const space = await ShortOfSpace.mount(shortage);
  if (space === null) return skip('only root may mount a small file system, and not on every machine');
  const journal = new Journal();
  const env = { DATA_DIR: space.dataFolder, TMPDIR: space.temporaryFolder };
  const hearth = await HearthProcess.start({ env });
  try {
    const caller = { url: hearth.url, token: await hearth.signIn() };
    const ground = await prepareGround(caller);
    for (let turn = 0; turn < 9; turn += 1) await writeOnce(caller, ground, journal, turn);
    space.useUp();
    const statuses = await writeFull(context, caller, ground);
    const faults = await audit(caller, ground, journal.entriesFrom(0));
    if ((await call(caller, '/api/recipes'))?.status !== 200) faults.push('reads do not work');
    for (const folder of [space.dataFolder, space.temporaryFolder]) faults.push(...findPartial(folder));
    space.makeRoom();
    faults.push(...findWrongAnswers(statuses, shortage), ...(await goesOn(caller, ground)));
    await hearth.stop();
    faults.push(...findDamage(space.dataFolder));
    return judge({ writes: writesPastFull[context.isShort ? 'short' : 'long'], ...statuses }, faults);
  } finally {
    journal.remove();
    await hearth.remove();
    await space.remove();
  }
}

/** Writes although nothing is left. */
async function writeFull({ isShort }: Context, caller: Caller, ground: Ground): Promise<Statuses> {
  const statuses: Record<string, number> = {};
  const kinds = Object.entries(writes);
  for (let turn = 0; turn < writesPastFull[isShort ? 'short' : 'long']; turn += 1) {
    const [kind, write] = kinds[turn % kinds.length] ?? ['recipe', writes.recipe];
    const answer = await write(caller, ground, turn);
    const name = `${kind}: ${answer?.status ?? 'no answer'}`;
    statuses[name] = (statuses[name] ?? 0) + 1;
  }
  return statuses;
}

type Write = (caller: Caller, ground: Ground, turn: number) => Promise<Answer | null>;

const writes: Readonly<Record<'recipe' | 'item' | 'file' | 'picture', Write>> = {
  recipe: (caller, _, turn) =>
    call(caller, '/api/recipes', { body: { name: `Full ${turn}`, description: 'x'.repeat(5000) } }),
  item: (caller, { listId }, turn) =>
    call(caller, '/api/households/shopping/items', {
      body: { shoppingListId: listId, note: `full ${turn} ${'x'.repeat(3000)}` },
    }),
  file: (caller, { slug }, turn) => call(caller, `/api/recipes/${slug}/assets`, { body: largeFile(turn) }),
  picture: (caller, { slug }) =>
    call(caller, `/api/recipes/${slug}/image`, { method: 'PUT', body: largePicture() }),
};

function largeFile(turn: number): FormData {
  const form = new FormData();
  form.append('name', `full ${turn}`);
  form.append('icon', 'mdi-file');
  form.append('extension', 'txt');
  form.append('file', new Blob(['x'.repeat(200_000)]), 'full.txt');
  return form;
}

const picture = png(1600, 1200, [120, 80, 60]);

function largePicture(): FormData {
  const form = new FormData();
  form.append('extension', 'png');
  form.append('image', new Blob([new Uint8Array(picture)]), 'full.png');
  return form;
}

function findPartial(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }).map(String);
  return names.filter((name) => unfinished.test(name)).map((name) => `a partial file is left: ${name}`);
}

/** Answers that are neither success nor a refusal that the shortage is a reason for. */
function findWrongAnswers(statuses: Statuses, { refused }: Shortage): string[] {
  const success = '20[01]';
  const refusal = '413|503|507';
  const allowed = {
    anything: new RegExp(`: (?:${success}|${refusal})$`),
    files: new RegExp(`^(?:recipe|item): ${success}$|^(?:file|picture): (?:${refusal})$`),
    nothing: new RegExp(`: ${success}$`),
  }[refused];
  const names = Object.keys(statuses);
  const isRefused = names.some((name) => new RegExp(`: (?:${refusal})$`).test(name));
  return [
    ...names.filter((name) => !allowed.test(name)),
    ...(isRefused || refused === 'nothing' ? [] : ['nothing was refused: it was not full']),
  ];
}

/** Whether each kind of write works again, in the same process. */
async function goesOn(caller: Caller, ground: Ground): Promise<string[]> {
  const after = new Journal();
  try {
    for (let turn = 0; turn < 3; turn += 1) await writeOnce(caller, ground, after, turn);
    const shown = await writes.picture(caller, ground, 0);
    const works = after.length === 4 && shown?.status === 200;
    return works
      ? []
      : [`only ${after.length} of 4 writes work once there is room, a picture: ${shown?.status}`];
  } finally {
    after.remove();
  }
}
