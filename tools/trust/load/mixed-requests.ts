import { randomUUID } from 'node:crypto';
import { type Caller, call, entries, field } from '../calls.ts';
import type { LoadRequest } from './load.ts';

const readShare = 0.85;

/** Requests as people who cook, plan and shop send them: 85 % read. */
export async function mixedRequests(caller: Caller, random: () => number): Promise<() => LoadRequest> {
  const listed = await call(caller, '/api/recipes?perPage=200');
  const slugs = entries(listed?.body, 'items').map((recipe) => field(recipe, 'slug'));
  const pick = () => slugs[Math.floor(random() * slugs.length)] ?? '';
  const reads = [
    () => `/api/recipes?page=${1 + Math.floor(random() * 20)}&perPage=30`,
    () => `/api/recipes/${pick()}`,
    () => `/api/recipes/${pick()}`,
    () => '/api/recipes?search=soup&perPage=30',
    () => '/api/households/shopping/lists',
    () => '/api/organizers/tags',
  ];
  return () => {
    if (random() >= readShare) return write(random);
    const path = reads[Math.floor(random() * reads.length)];
    return { method: 'GET', path: path?.() ?? '/api/recipes' };
  };
}

function write(random: () => number): LoadRequest {
  if (random() < 0.5)
    return { method: 'POST', path: '/api/recipes', body: JSON.stringify({ name: `Load ${randomUUID()}` }) };
  const [listId, id] = [randomUUID(), randomUUID()];
  const items = [{ id: randomUUID(), note: 'milk' }];
  const changes = [
    { id, kind: 'createList', listId, name: 'Market' },
    { id: randomUUID(), kind: 'add', listId, items },
  ];
  return {
    method: 'POST',
    path: '/api/households/shopping/changes',
    body: JSON.stringify({ device: 'load', changes }),
  };
}
