import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type Caller, call, field } from '../calls.ts';
import type { Journal } from './journal.ts';

/** How many ingredients a recipe of a writer has: all of them, or the write was torn. */
const ingredients = 3;

/** What writers need: a list for their items and a recipe for their files. */
export interface Ground {
  readonly listId: string;
  readonly slug: string;
  readonly recipeId: string;
}

/** Makes a list and a recipe that writers add to. */
export async function prepareGround(caller: Caller): Promise<Ground> {
  const list = await call(caller, '/api/households/shopping/lists', { body: { name: 'Market' } });
  const made = await call(caller, '/api/recipes', { body: { name: `Files ${randomUUID()}` } });
  const slug = String(made?.body);
  const recipe = await readOnceThere(caller, `/api/recipes/${slug}`);
  return { listId: field(list?.body, 'id'), slug, recipeId: field(recipe?.body, 'id') };
}

/** A server with a planted fault may show a little later what it has acknowledged: the ground is not what is judged. */
async function readOnceThere(caller: Caller, path: string): Promise<Answer | null> {
  for (let look = 0; look < 20; look += 1) {
    const answer = await call(caller, path);
    if (answer?.status === 200) return answer;
    await delay(50);
  }
  return null;
}

/** Writes one thing after the other until the server is gone; only what is acknowledged stands in the journal. */
export async function writeUntilGone(
  caller: Caller,
  ground: Ground,
  journal: Journal,
  first: number,
): Promise<void> {
  for (let turn = first; await writeOnce(caller, ground, journal, turn); turn += 1);
}

/** Writes something of another kind in each turn; false when the server is gone. */
export async function writeOnce(
  caller: Caller,
  ground: Ground,
  journal: Journal,
  turn: number,
): Promise<boolean> {
  const kinds = [writeRecipe, writeItem, writeFile];
  const write = kinds[turn % kinds.length] ?? writeRecipe;
  return write(caller, ground, journal);
}

async function writeRecipe(caller: Caller, _: Ground, journal: Journal): Promise<boolean> {
  const made = await call(caller, '/api/recipes', { body: { name: `Soup ${randomUUID()}` } });
  if (made?.status !== 201) return made !== null;
  const slug = String(made.body);
  journal.add({ kind: 'recipe', slug, ingredients: 1 });
  const recipeIngredient = Array.from({ length: ingredients }, (_, at) => ({ note: `line ${at}` }));
  const changed = await call(caller, `/api/recipes/${slug}`, { method: 'PATCH', body: { recipeIngredient } });
  if (changed?.status === 200) journal.add({ kind: 'recipe', slug, ingredients });
  return changed !== null;
}

async function writeItem(caller: Caller, { listId }: Ground, journal: Journal): Promise<boolean> {
  const [id, note] = [randomUUID(), `item ${randomUUID()}`];
  const changes = [{ id: randomUUID(), kind: 'add', listId, items: [{ id, note }] }];
  const answer = await call(caller, '/api/households/shopping/changes', {
    body: { device: 'trial', changes },
  });
  if (answer?.status === 200) journal.add({ kind: 'item', id, note });
  return answer !== null;
}

async function writeFile(caller: Caller, { slug, recipeId }: Ground, journal: Journal): Promise<boolean> {
  const text = `${randomUUID()} `.repeat(500);
  const form = new FormData();
  for (const [name, value] of [
    ['name', randomUUID()],
    ['icon', 'mdi-file'],
    ['extension', 'txt'],
  ] as const)
    form.append(name, value);
  form.append('file', new Blob([text]), 'notes.txt');
  const answer = await call(caller, `/api/recipes/${slug}/assets`, { body: form });
  if (answer?.status !== 200 && answer?.status !== 201) return answer !== null;
  journal.add({ kind: 'file', recipeId, fileName: field(answer.body, 'fileName'), text });
  return true;
}
