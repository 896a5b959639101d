import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** The cookbooks of the own household, which take recipes, by position. */
export const ownCookbooksQuery = queryOptions({
  queryKey: ['cookbooks', 'own'],
  queryFn: async ({ signal }) => {
    const query = { page: 1, perPage: -1, orderBy: 'position', orderDirection: 'asc' as const };
    return (await api.get('/api/households/cookbooks', { query, signal })).items;
  },
});
