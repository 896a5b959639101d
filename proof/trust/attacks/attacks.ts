import { connect, type Socket } from 'node:net';
import { overlappingZip } from './overlapping-zip.ts';

/** A server under attack, and the token of an ordinary account on it. */
export interface Target {
  readonly url: string;
  readonly token: string;
}

/** Something that one client does and that must not be felt by the others. */
export interface Attack {
  /** The line of the findings that it comes from. */
  readonly finding: 'E5' | 'E6' | 'E7' | 'E11';
  readonly name: string;
  readonly run: (target: Target) => Promise<void>;
}

/** No attack waits longer for its answer. */
const patienceMs = 30_000;
const million = 1_000_000;

async function send(
  { url, token }: Target,
  method: string,
  path: string,
  body: string | FormData,
  isSignedIn = true,
): Promise<string> {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const headers = { ...type, ...(isSignedIn ? { authorization: `Bearer ${token}` } : {}) };
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(`${url}${path}`, { method, body, headers, signal }).catch(() => null);
  return (await answer?.text().catch(() => '')) ?? '';
}

async function makeRecipe(target: Target): Promise<string> {
  return String(JSON.parse(await send(target, 'POST', '/api/recipes', JSON.stringify({ name: 'Soup' }))));
}

function list<T>(length: number, entry: (at: number) => T): T[] {
  return Array.from({ length }, (_, at) => entry(at));
}

/** Saves a recipe of so many of something. */
function saveRecipe(name: string, fields: () => object): Attack {
  return {
    finding: 'E6',
    name,
    run: async (target) => {
      const slug = await makeRecipe(target);
      await send(target, 'PATCH', `/api/recipes/${slug}`, JSON.stringify(fields()));
    },
  };
}

/** Sends one body to one route. */
function sendOne(
  finding: Attack['finding'],
  name: string,
  method: string,
  path: string,
  body: () => string,
): Attack {
  return { finding, name, run: async (target) => void (await send(target, method, path, body())) };
}

function importPage(name: string, html: () => string): Attack {
  return sendOne('E6', name, 'POST', '/api/recipes/create/html-or-json', () =>
    JSON.stringify({ data: html() }),
  );
}

function buildPage(recipe: object): string {
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Soup',
    ...recipe,
  });
  return `<html><script type="application/ld+json">${data}</script></html>`;
}

async function signInWithFiles(target: Target): Promise<void> {
  const file = new Blob([Buffer.alloc(10 * 1024 * 1024, 'x')]);
  await Promise.all(
    list(20, async () => {
      const form = new FormData();
      for (let at = 0; at < 5; at += 1) form.append(`file${at}`, file, 'a.png');
      await send(target, 'POST', '/api/auth/token', form, false);
    }),
  );
}

async function importArchive(target: Target): Promise<void> {
  const form = new FormData();
  form.append('archive', new Blob([new Uint8Array(overlappingZip(390, 29 * million))]), 'a.zip');
  await send(target, 'POST', '/api/recipes/create/zip', form);
}

/** Slow senders: requests that never end, from many connections, until the server has closed them all. */
async function slowSenders({ url }: Target): Promise<void> {
  const { hostname, port } = new URL(url);
  const bodies = ['x: y\r\n', 'content-type: application/json\r\ncontent-length: 60000\r\n\r\n{'];
  const sockets = list(150, (at): Socket => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`POST /api/auth/token HTTP/1.1\r\nhost: hearth\r\n${bodies[at % 2] ?? ''}`);
    });
    return socket.on('error', () => undefined).resume();
  });
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  const limit = setTimeout(() => sockets.forEach((socket) => socket.destroy()), patienceMs);
  await Promise.all(closed);
  clearTimeout(limit);
}

const json = JSON.stringify;
const deepFilter = `${'(name LIKE "%a%" AND '.repeat(180)}name = "x"${')'.repeat(180)}`;

/** All attacks of the findings E5 to E7 and E11 that one request or one client is enough for. */
export const attacks: readonly Attack[] = [
  {
    finding: 'E5',
    name: '12 MB of JSON without an account',
    run: async (target) => {
      const body = `[${'"\\u005f",'.repeat(1_300_000)}1]`;
      await send(target, 'POST', '/api/users/forgot-password', body, false);
    },
  },
  { finding: 'E5', name: '20 sign-ins with 50 MB of files', run: signInWithFiles },
  { finding: 'E6', name: 'archive of 40 kB that unpacks to 11 GB', run: importArchive },
  saveRecipe('recipe of 50,000 ingredients', () => ({
    recipeIngredient: list(50_000, (at) => `line ${at}`),
  })),
  saveRecipe('recipe of 1,000 ingredients (allowed)', () => ({
    recipeIngredient: list(1000, (at) => `${at} cups of flour, sifted twice, with a name of its own ${at}`),
    recipeInstructions: list(1000, (at) => ({ text: `Step ${at}: stir.` })),
  })),
  saveRecipe('recipe of 70,000 tags', () => ({ tags: list(70_000, (at) => `t${at}`) })),
  saveRecipe('recipe of 500 new tags (allowed)', () => ({ tags: list(500, (at) => `tag ${at}`) })),
  saveRecipe('recipe with 4 MB of text', () => ({
    notes: list(75, () => ({ title: 'n', text: 'soup '.repeat(10_000) })),
  })),
  saveRecipe('recipe with 3 MB of text (allowed)', () => ({
    notes: list(58, () => ({ title: 'n', text: 'soup '.repeat(10_000) })),
  })),
  importPage('page with 40,000 ingredients', () =>
    buildPage({ recipeIngredient: list(40_000, (at) => `${at} cups`) }),
  ),
  importPage('page with 1,000 ingredients (allowed)', () =>
    buildPage({
      recipeIngredient: list(1000, (at) => `${at} cups of flour ${at}`),
      recipeInstructions: ['Stir.'],
    }),
  ),
  importPage('page of 3 MB of list entries', () => `<ul>${'<li>1 cup flour</li>'.repeat(150_000)}</ul>`),
  importPage('page of 1 MB that nests', () => `${'<div>'.repeat(170_000)}1 cup flour`),
  importPage(
    'page of 1 MB of microdata',
    () =>
      `<div itemscope itemtype="https://schema.org/Recipe">${'<p itemprop=recipeIngredient>1 cup'.repeat(30_000)}</div>`,
  ),
  sendOne('E6', 'bulk delete of 100,000 names', 'POST', '/api/recipes/bulk-actions/delete', () =>
    json({ recipes: list(100_000, (at) => `recipe-${at}`) }),
  ),
  sendOne('E6', 'bulk delete of 1,000 names (allowed)', 'POST', '/api/recipes/bulk-actions/delete', () =>
    json({ recipes: list(1000, (at) => `recipe-${at}`) }),
  ),
  {
    finding: 'E6',
    name: '20,000 label settings',
    run: async (target) => {
      const made = await send(target, 'POST', '/api/households/shopping/lists', json({ name: 'List' }));
      const { id }: { id: string } = JSON.parse(made);
      const labels = list(20_000, (at) => ({ shoppingListId: id, labelId: id, id, position: at }));
      await send(target, 'PUT', `/api/households/shopping/lists/${id}/label-settings`, json(labels));
    },
  },
  {
    finding: 'E6',
    name: 'filter of 180 levels',
    run: async ({ url, token }) => {
      const address = `${url}/api/recipes?queryFilter=${encodeURIComponent(deepFilter)}`;
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(address, { headers, signal: AbortSignal.timeout(patienceMs) }).catch(
        () => null,
      );
      await answer?.arrayBuffer();
    },
  },
  { finding: 'E7', name: '150 slow senders', run: slowSenders },
  {
    finding: 'E11',
    name: '20,000 items in one change',
    run: async (target) => {
      const listId = '6c2f2b1c-51f5-4b4e-9c57-02b9d5c1a001';
      const items = list(20_000, () => ({ id: crypto.randomUUID(), shoppingListId: listId, note: 'x' }));
      const changes = [
        { id: crypto.randomUUID(), kind: 'createList', listId, name: 'List' },
        { id: crypto.randomUUID(), kind: 'add', listId, items },
      ];
      await send(target, 'POST', '/api/households/shopping/changes', json({ device: 'd', changes }));
    },
  },
  {
    finding: 'E11',
    name: '1,000 items in one change (allowed)',
    run: async (target) => {
      const listId = '6c2f2b1c-51f5-4b4e-9c57-02b9d5c1a002';
      const items = list(1000, (at) => ({ id: crypto.randomUUID(), note: `thing ${at}` }));
      const changes = [
        { id: crypto.randomUUID(), kind: 'createList', listId, name: 'List' },
        { id: crypto.randomUUID(), kind: 'add', listId, items },
      ];
      await send(target, 'POST', '/api/households/shopping/changes', json({ device: 'd', changes }));
    },
  },
  sendOne('E11', 'food with 70,000 aliases', 'POST', '/api/foods', () =>
    json({ name: 'flour', aliases: list(70_000, (at) => ({ name: `a${at}` })) }),
  ),
];
