import type { LocaleValue } from '../../packages/domain/src/text/locales/index.ts';
import type { ApiClient } from '../../packages/e2e/src/harness/stage/api-client.ts';
import { loadStarterTexts } from '../../packages/server/src/features/recipes/starters/starter-texts.ts';

const dayMs = 86_400_000;
const plannedDays = 7;

interface Found {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** What pictures are taken of. */
export interface Kitchen {
  /** The lentil dal, which has timers, many foods and a picture. */
  readonly recipe: Found;
  readonly listId: string;
}

/**
 * Foods, units, labels and starter recipes of a language, dinners for a week, and a list with what two recipes need.
 * `otherList` is the name of a second, empty one: where there is one only, the page of lists opens it.
 */
export async function furnishKitchen(
  api: ApiClient,
  { locale, list, otherList }: { locale: LocaleValue; list: string; otherList?: string },
): Promise<Kitchen> {
  for (const kind of ['foods', 'units', 'labels'])
    await api.change('POST', `/api/groups/seeders/${kind}`, { locale });
  await api.change('POST', '/api/groups/seeders/recipes', { locale, measures: 'metric' });
  const found = await api.get('/api/recipes?perPage=20&orderBy=name&orderDirection=asc');
  const { items } = found.body as { items: readonly Found[] };
  const texts = await loadStarterTexts(locale);
  const recipe = items.find(({ name }) => name === texts.recipes['lentil-dal']?.name) ?? items[0];
  if (recipe === undefined) throw new Error(`${locale} has no starter recipes`);
  const made = await api.change('POST', '/api/households/shopping/lists', { name: list });
  const { id: listId } = made as { id: string };
  for (const { id } of [recipe, ...items].slice(0, 2))
    await api.change('POST', `/api/households/shopping/lists/${listId}/recipe/${id}`);
  if (otherList !== undefined)
    await api.change('POST', '/api/households/shopping/lists', { name: otherList });
  await planDinners(api, items);
  return { recipe, listId };
}

/** A dinner a day, from yesterday on. */
async function planDinners(api: ApiClient, recipes: readonly Found[]): Promise<void> {
  for (const [day, { id }] of recipes.slice(0, plannedDays).entries()) {
    const date = new Date(Date.now() + (day - 1) * dayMs).toISOString().slice(0, 10);
    await api.change('POST', '/api/households/mealplans', { date, entryType: 'dinner', recipeId: id });
  }
}
