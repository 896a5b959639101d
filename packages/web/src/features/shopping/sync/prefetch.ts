import type { ShoppingListOut, ShoppingListSummary } from '@hearth/contract';
import { addDays } from '@hearth/domain/plain-dates';
import type { QueryClient } from '@tanstack/react-query';
import { dayText, loadTexts } from '../../../platform/i18n/index.ts';
import { planQuery } from '../../meal-plans/entries/index.ts';
import { housematesQuery, listQuery, listsQuery } from './lists.queries.ts';
import { foodsQuery, labelsQuery, unitsQuery } from './words.queries.ts';

/** As many lists are at hand without a network: those that were changed last. */
const maxLists = 20;
/** A fortnight is at hand for a week after the device was last connected. */
const plannedDays = 21;
/** What the pages of lists and plan say, and the menus that put recipes on lists. */
const texts = ['shell', 'shopping-lists', 'recipes', 'planner', 'meal-plans'];

/**
 * Asks for what a shop without signal needs: lists with their items, the words of items, the people of the household, and the plan of the next
 * weeks, with the texts that show it. The service worker keeps the answers.
 * @throws ApiError when the server does not answer
 */
export async function prefetch(queries: QueryClient): Promise<void> {
  await loadTexts(texts);
  const lists = await queries.fetchQuery(listsQuery);
  for (const list of newest(lists)) await fetchList(queries, list);
  await queries.fetchQuery(foodsQuery);
  await queries.fetchQuery(unitsQuery);
  await queries.fetchQuery(labelsQuery);
  await queries.fetchQuery(housematesQuery);
  const today = dayText(new Date());
  await queries.fetchQuery(planQuery({ from: today, to: addDays(today, plannedDays - 1) }));
}

function newest(lists: readonly ShoppingListSummary[]): readonly ShoppingListSummary[] {
  return lists.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)).slice(0, maxLists);
}

/** A list that is here with its last change is not asked for again. */
async function fetchList(queries: QueryClient, { id, sequence }: ShoppingListSummary): Promise<void> {
  const query = listQuery(id);
  const isHere = queries.getQueryData<ShoppingListOut>(query.queryKey)?.sequence === sequence;
  await queries.fetchQuery({ ...query, staleTime: isHere ? Number.POSITIVE_INFINITY : 0 });
}
