import { randomUUID } from 'node:crypto';
import { type Caller, call, entries, field } from '../calls.ts';
import type { LoadRequest } from './load.ts';

const readShare = 0.85;

/** Requests as people who cook, plan and shop send them: 85 % read. */
export async function mixedRequests(caller: Caller, random: () => number): Promise<() => LoadRequest> {
  const read = await mixedReads(caller, random);
  return () => (random() < readShare ? read() : write(random));
}

/** What people who cook, plan and shop ask for. */
export async function mixedReads(caller: Caller, random: () => number): Promise<() => LoadRequest> {
  const listed = await call(caller, '/api/recipes?perPage=200');
  const slugs = entries(listed?.body, 'items').map((recipe) => field(recipe, 'slug'));
  const pick = () => slugs[Math.floor(random() * slugs.length)] ?? '';
  const recipe = { kind: 'one recipe', path: () => `/api/recipes/${pick()}` };
  const reads = [
    {
      kind: 'page of recipes',
      path: () => `/api/recipes?page=${1 + Math.floor(random() * 20)}&perPage=30`,
    },
    recipe,
    recipe,
    { kind: 'search', path: () => '/api/recipes?search=soup&perPage=30' },
    { kind: 'shopping lists', path: () => '/api/households/shopping/lists' },
    { kind: 'tags', path: () => '/api/organizers/tags' },
  ];
  return () => {
    const { kind, path } = reads[Math.floor(random() * reads.length)] ?? recipe;
    return { kind, method: 'GET', path: path() };
  };
}

function write(random: () => number): LoadRequest {
  if (random() < 0.5) {
    const body = JSON.stringify({ name: `Load ${randomUUID()}` });
    return { kind: 'new recipe', method: 'POST', path: '/api/recipes', body };
  }
  const [listId, id] = [randomUUID(), randomUUID()];
  const items = [{ id: randomUUID(), note: 'milk' }];
  const changes = [
    { id, kind: 'createList', listId, name: 'Market' },
    { id: randomUUID(), kind: 'add', listId, items },
  ];
  return {
    kind: 'shopping changes',
    method: 'POST',
    path: '/api/households/shopping/changes',
    body: JSON.stringify({ device: 'load', changes }),
  };
}
