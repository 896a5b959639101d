import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api/index.ts';

/** The stores of the household in their order, with what they sell and how they are walked. */
export const storesQuery = queryOptions({
  queryKey: ['shopping-lists', 'stores'],
  queryFn: ({ signal }) => api.get('/api/households/stores', { signal }),
  staleTime: 60_000,
});
