import type { IngredientFood, IngredientUnit, IngredientWordKind, Page } from '@hearth/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../../platform/api/index.ts';

/** A unit or food, by its kind. */
export interface IngredientWords {
  units: IngredientUnit;
  foods: IngredientFood;
}

const maxOptions = 30;

/** Units or foods that a typed text could mean, best first. */
export function wordsQuery<K extends IngredientWordKind>(kind: K, search: string) {
  return queryOptions({
    queryKey: ['ingredient-words', kind, search],
    queryFn: async ({ signal }) => {
      const order = search === '' ? { orderBy: 'name', orderDirection: 'asc' } : { search };
      const query = { page: 1, perPage: maxOptions, ...order };
      return (await api.get<Page<IngredientWords[K]>>(`/api/${kind}`, { query, signal })).items;
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** Creates a unit or food of that name. */
export function useCreateWord<K extends IngredientWordKind>(kind: K) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api.post<IngredientWords[K]>(`/api/${kind}`, { name }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['ingredient-words', kind] });
      void queries.invalidateQueries({ queryKey: ['ingredient-words', 'line'] });
      void queries.invalidateQueries({ queryKey: ['data', kind] });
    },
  });
}
