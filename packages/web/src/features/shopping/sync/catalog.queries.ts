import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

const everything = { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' as const };
const rare = { staleTime: 300_000 };

/** The foods of the group by name. */
export const foodsQuery = queryOptions({
  queryKey: ['shopping-lists', 'foods'],
  queryFn: async ({ signal }) => (await api.get('/api/foods', { query: everything, signal })).items,
  ...rare,
});

/** The units of the group by name. */
export const unitsQuery = queryOptions({
  queryKey: ['shopping-lists', 'units'],
  queryFn: async ({ signal }) => (await api.get('/api/units', { query: everything, signal })).items,
  ...rare,
});

/** What the group has taught the readers of lines. */
export const correctionsQuery = queryOptions({
  queryKey: ['shopping-lists', 'corrections'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, perPage: -1 };
    return (await api.get('/api/parser/corrections', { query, signal })).items;
  },
  ...rare,
});

/** The labels of the group by name. */
export const labelsQuery = queryOptions({
  queryKey: ['shopping-lists', 'labels'],
  queryFn: async ({ signal }) => (await api.get('/api/groups/labels', { query: everything, signal })).items,
  ...rare,
});
