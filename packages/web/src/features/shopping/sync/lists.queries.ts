import { queryOptions } from '@tanstack/react-query';
import { api, firstAnswer } from '../../../platform/api/index.ts';

const everything = { page: 1, perPage: -1 };

/** The lists of the household by name, without their items. */
export const listsQuery = queryOptions({
  queryKey: ['shopping-lists', 'all'],
  queryFn: async ({ signal }) => {
    const query = { ...everything, orderBy: 'name', orderDirection: 'asc' as const };
    return (await api.get('/api/households/shopping/lists', { query, signal })).items;
  },
});

/** One list with its items. */
export function listQuery(id: string) {
  return queryOptions({
    queryKey: ['shopping-lists', 'one', id],
    queryFn: ({ signal }) =>
      api.get('/api/households/shopping/lists/{item_id}', { params: { item_id: id }, signal }),
    // What came with the page is shown at once; it is asked for again, since lists change and browsers keep the answer.
    initialData: () =>
      firstAnswer('/api/households/shopping/lists/{item_id}', { params: { item_id: id } })?.data,
    staleTime: 0,
  });
}

/** The learned order of a list. */
export function learnedOrderQuery(id: string) {
  return queryOptions({
    queryKey: ['shopping-lists', 'learned-order', id],
    queryFn: ({ signal }) =>
      api.get('/api/households/shopping/lists/{item_id}/learned-order', { params: { item_id: id }, signal }),
    staleTime: 300_000,
  });
}

/** What the household buys again and again, the last bought first. */
export const usualItemsQuery = queryOptions({
  queryKey: ['shopping-lists', 'usual'],
  queryFn: async ({ signal }) => (await api.get('/api/households/shopping/usual-items', { signal })).items,
  staleTime: 60_000,
});

/** The members of the household, who can own a list. */
export const housematesQuery = queryOptions({
  queryKey: ['shopping-lists', 'housemates'],
  queryFn: async ({ signal }) => {
    const query = { ...everything, orderBy: 'full_name', orderDirection: 'asc' as const };
    return (await api.get('/api/households/members', { query, signal })).items;
  },
  staleTime: 300_000,
});
