import type { CatalogEntryKind, IngredientFood, IngredientUnit } from '@hearth/contract/index';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type QueryAt } from '../../../../platform/api/index.ts';

/** A unit or food, by its kind. */
export interface CatalogEntries {
  units: IngredientUnit;
  foods: IngredientFood;
}

const maxOptions = 30;

type Find = { [K in CatalogEntryKind]: (options: FindOptions) => Promise<CatalogEntries[K][]> };
type Create = { [K in CatalogEntryKind]: (name: string) => Promise<CatalogEntries[K]> };

interface FindOptions {
  readonly query: QueryAt<'GET', '/api/foods' | '/api/units'>;
  readonly signal: AbortSignal;
}

const find: Find = {
  foods: async (options) => (await api.get('/api/foods', options)).items,
  units: async (options) => (await api.get('/api/units', options)).items,
};

const create: Create = {
  foods: (name) => api.post('/api/foods', { body: { name } }),
  units: (name) => api.post('/api/units', { body: { name } }),
};

/** Units or foods that a typed text could mean, best first. */
export function catalogEntriesQuery<K extends CatalogEntryKind>(kind: K, search: string) {
  return queryOptions({
    queryKey: ['catalog-entries', kind, search],
    queryFn: ({ signal }): Promise<CatalogEntries[K][]> => {
      const order = search === '' ? ({ orderBy: 'name', orderDirection: 'asc' } as const) : { search };
      const query = { page: 1, perPage: maxOptions, ...order };
      return find[kind]({ query, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** Creates a unit or food of that name. */
export function useCreateCatalogEntry<K extends CatalogEntryKind>(kind: K) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => create[kind](name),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['catalog-entries', kind] });
      void queries.invalidateQueries({ queryKey: ['catalog-entries', 'line'] });
      void queries.invalidateQueries({ queryKey: ['data', kind] });
    },
  });
}
