import type { IngredientCorrection, IngredientFood, IngredientUnit } from '@hearth/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../platform/api/index.ts';
import { correctionsQuery, foodsQuery, unitsQuery } from './catalog.queries.ts';

const noFoods: readonly IngredientFood[] = [];
const noUnits: readonly IngredientUnit[] = [];
const noCorrections: readonly IngredientCorrection[] = [];

/** The foods and units of the catalog by name, and what the group has taught; empty until they are loaded. */
export function useCatalogEntries() {
  const foods = useQuery(foodsQuery).data ?? noFoods;
  const units = useQuery(unitsQuery).data ?? noUnits;
  const corrections = useQuery(correctionsQuery).data ?? noCorrections;
  return { foods, units, corrections };
}

/** Changes of the catalog in the item editor. Rejections are already shown to the user. */
export function useCatalogChanges() {
  const queries = useQueryClient();
  return useMemo(() => {
    const refresh = async () => {
      await queries.invalidateQueries({ queryKey: ['shopping-lists', 'foods'] });
      await queries.invalidateQueries({ queryKey: ['shopping-lists', 'units'] });
      void queries.invalidateQueries({ queryKey: ['catalog-entries'] });
    };
    return {
      createFood: async (name: string) => {
        const food = await api.post('/api/foods', { body: { name } });
        await refresh();
        return food;
      },
      createUnit: async (name: string) => {
        const unit = await api.post('/api/units', { body: { name } });
        await refresh();
        return unit;
      },
      labelFood: async ({ id, labelId }: { readonly id: string; readonly labelId: string | null }) => {
        const food = await api.patch('/api/foods/{item_id}', { params: { item_id: id }, body: { labelId } });
        await refresh();
        return food;
      },
    };
  }, [queries]);
}
