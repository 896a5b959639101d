import type { ShoppingListOut, ShoppingListSummary } from '@hearth/contract';
import { addDays } from '@hearth/domain/dates/plain-dates';
import type { QueryClient } from '@tanstack/react-query';
import { dayText, loadTexts } from '../../../platform/i18n/index.ts';
import { selfQuery } from '../../../platform/session/index.ts';
import { ownHouseholdPreferences } from '../../people/households/index.ts';
import { mealKindsQuery, planQuery } from '../../meal-plans/entries/index.ts';
import { housematesQuery, listQuery, listsQuery, usualItemsQuery } from './lists.queries.ts';
import { storesQuery } from './stores.query.ts';
import { correctionsQuery, foodsQuery, labelsQuery, unitsQuery } from './catalog.queries.ts';

/** Lists that are available offline: the last changed ones. */
const maxLists = 20;
/** Two weeks of the plan stay available for a week offline. */
const plannedDays = 21;
/** Areas of the texts of everything that works without a network. */
const texts = [
  'comments',
  'cookbooks',
  'cooking',
  'dates',
  'device',
  'editor',
  'explore',
  'imports',
  'incoming',
  'ingredient-reading',
  'meal-plans',
  'organizers',
  'palette',
  'planner',
  'ratings',
  'recipe-assets',
  'recipes',
  'scaling',
  'search',
  'settings',
  'shell',
  'shopping-lists',
  'shortcuts',
  'stores',
  'timeline',
  'timers',
];

/**
 * Fetches what an offline shopper needs: who they are, lists with their items, stores, catalog entries, members of the household,
 * and the plan of the next weeks, with the texts of everything that works without a network. The service worker caches the responses.
 * @throws ApiError if the server does not respond
 */
export async function prefetch(queries: QueryClient): Promise<void> {
  await loadTexts(texts);
  // The page may have come with these: then no request has told the worker of them.
  await queries.query({ ...selfQuery, staleTime: 0 });
  await queries.query({ ...ownHouseholdPreferences, staleTime: 0 });
  const lists = await queries.query(listsQuery);
  for (const list of newest(lists)) await fetchList(queries, list);
  await queries.query(foodsQuery);
  await queries.query(unitsQuery);
  await queries.query(correctionsQuery);
  await queries.query(labelsQuery);
  await queries.query(storesQuery);
  await queries.query(usualItemsQuery);
  await queries.query(housematesQuery);
  await queries.query(mealKindsQuery);
  const today = dayText(new Date());
  await queries.query(planQuery({ from: today, to: addDays(today, plannedDays - 1) }));
}

function newest(lists: readonly ShoppingListSummary[]): readonly ShoppingListSummary[] {
  return lists.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)).slice(0, maxLists);
}

/** A cached list with the current sequence is not fetched again. */
async function fetchList(queries: QueryClient, { id, sequence }: ShoppingListSummary): Promise<void> {
  const query = listQuery(id);
  const isHere = queries.getQueryData<ShoppingListOut>(query.queryKey)?.sequence === sequence;
  await queries.query({ ...query, staleTime: isHere ? Number.POSITIVE_INFINITY : 0 });
}
