import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MealKind } from '@hearth/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/index.ts';
import { buildMeals, type Meals } from './meals.ts';

/** The kinds of meals that the household has named, in their order. */
export const mealKindsQuery = queryOptions({
  queryKey: ['meal-plans', 'kinds'],
  queryFn: ({ signal }) => api.get('/api/households/mealplans/kinds', { signal }),
  staleTime: 60_000,
});

const none: readonly MealKind[] = [];

/** The meals of the household; the usual seven until its kinds are known, and where it has none. */
export function useMeals(): Meals {
  const { t } = useTranslation('meal-plans');
  const kinds = useQuery(mealKindsQuery).data ?? none;
  return useMemo(() => buildMeals(kinds, (type) => t(`meal.${type}`)), [kinds, t]);
}
