import { request } from 'node:http';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';
import { traversals } from '../../../packages/server/src/testing/hostile/traversals.ts';
import { call, field } from '../calls.ts';
import { hasStrace, type SystemCall, Trace } from '../power-loss/trace.ts';
import { judge, type Outcome, skip, type Trial } from '../trial.ts';

const built = fileURLToPath(new URL('../../../dist/', import.meta.url));
/** The first line of `/etc/passwd`. */
const passwords = /root:[^:]*:0:0:/;
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const openedFiles: Trial = {
  row: 'H8',
  name: 'files that are opened for paths that climb',
  promise: 'no path makes the server open a file outside its store and its built files',
  run: async () => {
    if (!hasStrace) return skip('strace is not installed');
    const hearth = await HearthProcess.start();
    try {
      return await watch(hearth);
    } finally {
      await hearth.remove();
    }
  },
};

async function watch(hearth: HearthProcess): Promise<Outcome> {
  const caller = { url: hearth.url, token: await hearth.signIn() };
  const slug = String((await call(caller, '/api/recipes', { body: { name: 'Soup' } }))?.body);
  const id = field((await call(caller, `/api/recipes/${slug}`))?.body, 'id');
  const form = new FormData();
  form.set('image', new Blob([Buffer.from(onePixel, 'base64')]), 'x.png');
  form.set('extension', 'png');
  await call(caller, `/api/recipes/${slug}/image`, { method: 'PUT', body: form });
  const trace = await Trace.attach(hearth.pid);
  const picture = `/api/media/recipes/${id}/images/original.webp`;
  const control = await ask(hearth.url, picture);
  const userId = field((await call(caller, '/api/users/self'))?.body, 'id');
  const doors = [
    `/api/media/recipes/${id}/images/`,
    `/api/media/recipes/${id}/assets/`,
    `/api/media/users/${userId}/`,
    '/api/media/recipes/',
    '/assets/',
    '/',
  ];
  const leaked: string[] = [];
  for (const door of doors)
    for (const path of traversals)
      if (passwords.test((await ask(hearth.url, door + path)).body)) leaked.push(path);
  const opened = listPaths(await trace.end());
  return judgeOpened(hearth, {
    opened,
    leaked,
    asked: doors.length * traversals.length,
    control: control.status,
  });
}

interface Watched {
  readonly opened: readonly string[];
  readonly leaked: readonly string[];
  readonly asked: number;
  readonly control: number;
}

function judgeOpened(hearth: HearthProcess, { opened, leaked, asked, control }: Watched): Outcome {
  const folder = realpathSync(hearth.folder);
  const store = ['recipes', 'users', 'groups'].map((part) => join(folder, part));
  // The database keeps its own files beside the store, and opens them when it likes.
  const isOurs = (path: string) =>
    [...store, built].some((root) => path.startsWith(root)) || path.startsWith(join(folder, 'hearth.db'));
  const outside = opened.filter((path) => !isOurs(path));
  const inStore = opened.filter((path) => store.some((root) => path.startsWith(root)));
  return judge(
    {
      requests: asked,
      'files opened': opened.length,
      'in the store': inStore.length,
      outside: outside.length,
    },
    [
      ...outside.map((path) => `opened ${path}`),
      ...leaked.map((path) => `answered with what is no file of ours: ${path}`),
      ...(control === 200 && inStore.length > 0
        ? []
        : ['the picture that is there was not seen being opened']),
    ],
  );
}

/** The paths of all files that were opened, each once. */
function listPaths(calls: readonly SystemCall[]): string[] {
  const paths = calls
    .filter(({ name, result }) => name === 'openat' && result >= 0)
    .map(({ text: args }) =>
      Buffer.from((/"((?:\\x[\da-f]{2})*)"/.exec(args)?.[1] ?? '').replaceAll('\\x', ''), 'hex'),
    );
  return [...new Set(paths.map(String))];
}

/** Asks as no browser would: the path travels as it is. */
function ask(url: string, path: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ host: hostname, port, path, agent: false }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
    });
    asked.once('error', reject).end();
  });
}
