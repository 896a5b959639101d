import type { ApiClient } from '../stage/api-client.ts';
import { hostileChunks, hostileNames, hostileWords } from './hostile-words.ts';

const lists = '/api/households/shopping/lists';
const nowhere = '127.0.0.1:9';
/** Things of each kind besides the items, which carry all texts. */
const some = 12;

/** Lists that are named like the hostile texts, one of them with items that say all of them and a recipe. */
export async function furnishHostileShop(api: ApiClient, recipeSlug: string): Promise<void> {
  const [name = ''] = hostileChunks(200);
  const { id } = (await api.change('POST', lists, { name: `Weekly shopping ${name}` })) as { id: string };
  for (const other of hostileNames.slice(0, some)) await api.change('POST', lists, { name: other });
  const things = hostileWords.map((note, position) => ({
    note,
    position,
    shoppingListId: id,
    extras: { note },
    checked: position > 100,
  }));
  await api.change('POST', '/api/households/shopping/items/create-bulk', things);
  const recipe = (await api.get(`/api/recipes/${recipeSlug}`)).body as { id: string };
  await api.change('POST', `${lists}/${id}/recipe/${recipe.id}`, {});
}

/** Webhooks, notifiers and a report that carry hostile texts. Nothing outside this machine is asked. */
export async function furnishHostileAutomation(api: ApiClient): Promise<void> {
  for (const name of hostileNames.slice(0, some)) {
    const url = `http://${nowhere}/${name}`;
    await api.change('POST', '/api/households/webhooks', { name, url, scheduledTime: '06:30:00' });
    const appriseUrl = `json://${nowhere}/`;
    await api.change('POST', '/api/households/events/notifications', { name, appriseUrl });
  }
  const imports = hostileWords.map((url) => ({ url }));
  await api.change('POST', '/api/recipes/create/url/bulk', { imports });
}
