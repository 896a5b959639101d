import { randomUUID } from 'node:crypto';
import { type Answer, call, type Caller, field } from '../calls.ts';

/** Requests one after the other, of which the last leaves nothing behind: created rows are deleted for good. */
export type Life = AsyncGenerator<Answer | null, never, void>;

/** A recipe that is written, changed, gets a file, and goes. */
export async function* recipeLife(caller: Caller): Life {
  for (;;) {
    const made = await call(caller, '/api/recipes', { body: { name: `Soup ${randomUUID()}` } });
    yield made;
    if (made?.status !== 201) continue;
    const slug = String(made.body);
    const recipeIngredient = [{ note: 'leek' }, { note: 'potato' }];
    yield await call(caller, `/api/recipes/${slug}`, { method: 'PATCH', body: { recipeIngredient } });
    yield await call(caller, `/api/recipes/${slug}/assets`, { body: noteFile() });
    yield* deletion(caller, slug);
  }
}

/** A page of the site that is imported, and goes. */
export async function* importLife(caller: Caller, host: string): Life {
  for (;;) {
    const url = `http://${host}/${randomUUID()}`;
    const made = await call(caller, '/api/recipes/create/url', { body: { url } });
    yield made;
    if (made?.status === 201) yield* deletion(caller, String(made.body));
  }
}

/** A shopping list whose item is ticked, and goes. */
export async function* listLife(caller: Caller): Life {
  for (;;) {
    const [listId, itemId] = [randomUUID(), randomUUID()];
    const change = (...changes: readonly object[]) => {
      const sent = changes.map((one) => ({ id: randomUUID(), listId, ...one }));
      return call(caller, '/api/households/shopping/changes', { body: { device: 'soak', changes: sent } });
    };
    const items = [{ id: itemId, note: 'milk' }];
    yield await change({ kind: 'createList', name: 'Market' }, { kind: 'add', items });
    yield await call(caller, `/api/households/shopping/lists/${listId}`);
    yield await call(caller, `/api/households/shopping/lists/${listId}`, { method: 'DELETE' });
  }
}

async function* deletion(caller: Caller, slug: string): AsyncGenerator<Answer | null, void, void> {
  const path = `/api/recipes/${slug}`;
  const recipe = await call(caller, path);
  yield recipe;
  yield await call(caller, path, { method: 'DELETE' });
  const id = field(recipe?.body, 'id');
  yield await call(caller, `/api/recipes/trash/items/${id}`, { method: 'DELETE' });
}

function noteFile(): FormData {
  const form = new FormData();
  const fields = { name: randomUUID(), icon: 'mdi-file', extension: 'txt' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob(['x'.repeat(100_000)]), 'notes.txt');
  return form;
}
