import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { hostileArchives } from '../../../packages/server/src/testing/hostile/archives.ts';
import { hostilePictures } from '../../../packages/server/src/testing/hostile/pictures.ts';
import { measure } from '../attacks/measure.ts';
import { call, type Caller } from '../calls.ts';
import { milliseconds } from '../percentiles.ts';
import { type Context, judge, type Outcome, type Trial } from '../trial.ts';

const allowed = { ms: 2000, growthMb: 200 };

/** A file, and the route that takes it. */
interface Sent {
  readonly name: string;
  readonly make: () => Promise<Buffer> | Buffer;
  readonly send: (caller: Caller, file: Buffer) => ReturnType<typeof call>;
}

const archives = hostileArchives.map(({ name, make }) => ({
  name: `archive: ${name}`,
  make,
  send: sendArchive,
}));
const pictures = hostilePictures.map(({ name, make }) => ({
  name: `picture: ${name}`,
  make,
  send: sendPicture,
}));

/** One trial for each kind of file; the tests check the outcome. */
export const hostileFiles: readonly Trial[] = [
  { row: 'H3', name: 'archives that mean harm', files: archives },
  { row: 'H4', name: 'pictures that mean harm', files: pictures },
].map(({ row, name, files }) => ({
  row,
  name,
  promise: `each is answered within ${allowed.ms / 1000} s, without 5xx, and takes at most ${allowed.growthMb} MB`,
  run: (context: Context) => sendAll(context, files),
}));

async function sendAll({ isShort }: Context, files: readonly Sent[]): Promise<Outcome> {
  const hearth = await HearthProcess.start();
  try {
    const caller = { url: hearth.url, token: await hearth.signIn() };
    const tried = isShort ? files.slice(0, 8) : files;
    const faults: string[] = [];
    let [slowest, largest] = [0, 0];
    for (const { name, make, send } of tried) {
      const file = await make();
      let ms = 0;
      let status = 0;
      const { growthMb } = await measure(hearth.url, hearth.pid, async () => {
        const started = performance.now();
        status = (await send(caller, file))?.status ?? 0;
        ms = performance.now() - started;
      });
      [slowest, largest] = [Math.max(slowest, ms), Math.max(largest, growthMb)];
      if (ms > allowed.ms) faults.push(`${name}: ${milliseconds(ms)}`);
      if (growthMb > allowed.growthMb) faults.push(`${name}: ${growthMb.toFixed(0)} MB`);
      if (status === 0 || status >= 500) faults.push(`${name}: answered ${status}`);
    }
    const figures = { 'largest growth': `${largest.toFixed(0)} MB`, 'longest wait': milliseconds(slowest) };
    return judge({ files: tried.length, ...figures }, faults);
  } finally {
    await hearth.killHard();
    await hearth.remove();
  }
}

function sendArchive(caller: Caller, file: Buffer): ReturnType<typeof call> {
  const form = new FormData();
  form.set('archive', new Blob([new Uint8Array(file)]), 'recipe.zip');
  return call(caller, '/api/recipes/create/zip', { body: form });
}

/** Each picture is one of a new recipe: what it replaces costs something too. */
async function sendPicture(caller: Caller, file: Buffer): ReturnType<typeof call> {
  const slug = String((await call(caller, '/api/recipes', { body: { name: 'Photographed' } }))?.body);
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(file)]), 'x.jpg');
  form.set('extension', 'jpg');
  return call(caller, `/api/recipes/${slug}/image`, { method: 'PUT', body: form });
}
