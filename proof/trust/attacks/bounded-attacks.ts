import { readFileSync } from 'node:fs';
import { gridHeic } from '../../../packages/server/src/platform/files/heif/grid-heic-for-test.ts';
import type { HearthProcess } from '../../../packages/e2e/src/harness/stage/hearth-process.ts';

/** A server and an ordinary account on it. */
export interface Victim {
  readonly hearth: HearthProcess;
  readonly token: string;
}

/** Something that is allowed, or refused for its size, and whose memory and time are bounded. */
export interface BoundedAttack {
  readonly name: string;
  /** The preparation before the measurement. */
  readonly prepare?: (victim: Victim) => Promise<void>;
  /** Answers what the server has said, in a few words. */
  readonly run: (victim: Victim) => Promise<string>;
}

const patienceMs = 300_000;
const picturesInBook = 300;
const pagesAtOnce = 2;

function picture(name: string): Buffer {
  return readFileSync(new URL(`pictures/${name}`, import.meta.url));
}

async function ask(
  { hearth, token }: Victim,
  path: string,
  request: {
    readonly method: string;
    readonly json?: unknown;
    readonly form?: FormData;
    readonly mayFail?: boolean;
  },
): Promise<Response> {
  const { method, json, form, mayFail } = request;
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(`${hearth.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...type },
    body: form ?? (json === undefined ? null : JSON.stringify(json)),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (mayFail !== true && !answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function makeRecipe(victim: Victim, fields: object, name = 'Stew'): Promise<string> {
  const slug = String(await (await ask(victim, '/api/recipes', { method: 'POST', json: { name } })).json());
  await ask(victim, `/api/recipes/${slug}`, { method: 'PATCH', json: fields });
  return slug;
}

function sendPicture(victim: Victim, slug: string, file: Buffer, type: string): Promise<Response> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(file)]), `picture.${type}`);
  form.append('extension', type);
  return ask(victim, `/api/recipes/${slug}/image`, { method: 'PUT', form, mayFail: true });
}

function sending(name: string, type: string, read: () => Buffer, times = 1): BoundedAttack {
  return {
    name,
    run: async (victim) => {
      const slug = await makeRecipe(victim, {});
      const files = Array.from({ length: times }, read);
      const answers = await Promise.all(files.map((file) => sendPicture(victim, slug, file, type)));
      const [first] = answers;
      return first?.ok === true ? 'stored' : `${first?.status}: ${(await first?.text())?.slice(0, 140)}`;
    },
  };
}

const phoneHeic = (columns: number, rows: number, width: number, height: number) =>
  gridHeic(picture('tile-512.heic'), { columns, rows, width, height, turns: 3 });

const words = 'cups finely chopped onions and unsalted butter or 3 tablespoons of olive oil '.repeat(40);

const reading = (name: string, parser: string, line: (at: number) => string): BoundedAttack => ({
  name,
  run: async (victim) => {
    const ingredients = Array.from({ length: 1000 }, (_, at) => line(at).slice(0, 2000));
    const answer = await ask(victim, '/api/parser/ingredients', {
      method: 'POST',
      json: { ingredients, parser },
    });
    return `${answer.status}, ${((await answer.json()) as unknown[]).length} lines`;
  },
});

/** Recipes with pictures that differ: equal ones would be in the book once. */
async function fillLibrary(victim: Victim): Promise<void> {
  const foods =
    'flour butter sugar eggs milk onions garlic basil rice carrots celery cream leeks honey'.split(' ');
  const photo = await (await storedPhoto(victim)).arrayBuffer();
  const cook = async (at: number): Promise<void> => {
    const slug = await makeRecipe(
      victim,
      {
        description: 'A dish that wants nothing but good bread and an evening with the windows open.',
        recipeIngredient: Array.from({ length: 8 }, (_, line) => ({
          note: `${line + 1} cups ${foods[(at * 3 + line) % foods.length]}, finely chopped`,
        })),
        recipeInstructions: Array.from({ length: 5 }, () => ({
          text: 'Soften over low heat for about ten minutes, stirring now and then. '.repeat(3),
        })),
      },
      `Stew number ${at + 1}`,
    );
    const stored = await sendPicture(victim, slug, Buffer.from(photo), 'webp');
    if (!stored.ok) throw new Error(`picture: ${stored.status} ${await stored.text()}`);
  };
  for (let at = 0; at < picturesInBook; at += pagesAtOnce)
    await Promise.all(Array.from({ length: pagesAtOnce }, (_, next) => cook(at + next)));
}

/** A photo of 12 megapixels as the server has stored it. */
async function storedPhoto(victim: Victim): Promise<Response> {
  const slug = await makeRecipe(victim, {});
  await sendPicture(victim, slug, picture('photo-12mp.heic'), 'heic');
  const { id } = (await (await ask(victim, `/api/recipes/${slug}`, { method: 'GET' })).json()) as {
    id: string;
  };
  return ask(victim, `/api/media/recipes/${id}/images/original.webp`, { method: 'GET' });
}

/** Everything of this kind. */
export const boundedAttacks: readonly BoundedAttack[] = [
  sending('AVIF of 2 kB with 49 megapixels', 'avif', () => picture('flat-49mp.avif')),
  sending('AVIF of 12 megapixels', 'avif', () => picture('photo-12mp.avif')),
  sending('AVIF of 6 megapixels (allowed)', 'avif', () => picture('photo-6mp.avif')),
  sending('HEIC of 12 kB with 49 megapixels', 'heic', () => picture('flat-49mp.heic')),
  sending('HEIC of 12 megapixels in one piece (allowed)', 'heic', () => picture('photo-12mp.heic')),
  sending('HEIC of 12 megapixels in tiles, on its side (allowed)', 'heic', () => phoneHeic(8, 6, 4032, 3024)),
  sending('HEIC of 48 megapixels in tiles, on its side (allowed)', 'heic', () =>
    phoneHeic(16, 12, 8064, 6048),
  ),
  sending('four AVIFs of 6 megapixels at once (allowed)', 'avif', () => picture('photo-6mp.avif'), 4),
  reading('1,000 long ingredient lines (allowed)', 'nlp', (at) => `${at + 1} ${words}`),
  reading('1,000 long ingredient lines of figures (allowed)', 'nlp', () => '1 '.repeat(1000)),
  reading('1,000 long ingredient lines by rules (allowed)', 'brute', (at) => `${at + 1} ${words}`),
  {
    name: 'printed book of 300 recipes with pictures (allowed)',
    prepare: fillLibrary,
    run: async (victim) => {
      const answer = await ask(victim, '/api/recipes/exports/book?format=pdf', { method: 'GET' });
      return `${answer.status}, ${((await answer.arrayBuffer()).byteLength / 1e6).toFixed(0)} MB`;
    },
  },
];
