import type { IngredientFood, IngredientUnit, Page } from '@hearth/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';
import type { ListLabel } from './whole-lists.ts';

const everything = { page: 1, perPage: -1, orderBy: 'name', orderDirection: 'asc' };
const rare = { staleTime: 300_000 };

/** The foods of the group by name. */
export const foodsQuery = queryOptions({
  queryKey: ['shopping-lists', 'foods'],
  queryFn: async ({ signal }) =>
    (await api.get<Page<IngredientFood>>('/api/foods', { query: everything, signal })).items,
  ...rare,
});

/** The units of the group by name. */
export const unitsQuery = queryOptions({
  queryKey: ['shopping-lists', 'units'],
  queryFn: async ({ signal }) =>
    (await api.get<Page<IngredientUnit>>('/api/units', { query: everything, signal })).items,
  ...rare,
});

/** The labels of the group by name. */
export const labelsQuery = queryOptions({
  queryKey: ['shopping-lists', 'labels'],
  queryFn: async ({ signal }) =>
    (await api.get<Page<ListLabel>>('/api/groups/labels', { query: everything, signal })).items,
  ...rare,
});
