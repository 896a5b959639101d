import type { ApiClient } from '../stage/api-client.ts';
import { dayAfter } from '../data/days.ts';
import { hostileNames, hostileWords } from './hostile-words.ts';

const path = '/api/households/mealplans';
/** Cards of recipes with hostile names, besides the notes with all texts. */
const cards = 25;

/** Notes that carry the hostile texts, recipes that are named like them, and rules that ask for them, for today. */
export async function furnishHostilePlan(api: ApiClient): Promise<void> {
  const date = dayAfter(0);
  for (const [index, text] of hostileWords.entries())
    await api.change('POST', path, { date, entryType: 'dinner', title: hostileNames[index], text });
  const query = `page=1&perPage=${cards}&orderBy=created_at`;
  const { items } = (await api.get(`/api/recipes?${query}`)).body as { items: { id: string }[] };
  for (const { id: recipeId } of items)
    await api.change('POST', path, { date, entryType: 'lunch', recipeId, servings: 3 });
  // The language of filters knows no quotation mark inside a value.
  const asked = hostileWords.filter((word) => !/["\n]/.test(word)).slice(0, cards);
  for (const word of asked)
    await api.change('POST', `${path}/rules`, { queryFilterString: `name LIKE "%${word.trim()}%"` });
}
