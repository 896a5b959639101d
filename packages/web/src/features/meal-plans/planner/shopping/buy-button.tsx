import { ActionIcon } from '@mantine/core';
import type { ReadPlanEntry } from '@hearth/contract';
import { IconShoppingCartPlus as IconCart } from '../../../../ui/icons/shopping-cart-plus.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../platform/api/index.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { recipeQuery } from '../../../recipes/index.ts';
import { AddToListDialog, type RecipeToBuy } from '../../../shopping/index.ts';
import { dayNames } from '../../../../ui/calendar/day-names.ts';
import { plannedSlugs, recipesOfPlan } from './recipes-of-plan.ts';
import { useOwnLibrary } from '../use-planner.ts';

/** Adds planned recipes to a shopping list; hidden if no recipe is planned. `day` limits it to one day. */
export function BuyButton({ entries, day }: { entries: readonly ReadPlanEntry[]; day?: string }) {
  const { t } = useTranslation('planner');
  const { recipes, isLoading, open, close } = useRecipesToBuy(entries);
  if (plannedSlugs(entries).length === 0) return null;
  const label = day === undefined ? t('buy.all') : t('buy.day', { day: dayNames.long(day) });
  return (
    <>
      <ActionIcon
        variant={day === undefined ? 'default' : 'subtle'}
        color="gray"
        size={40}
        data-part={day === undefined ? 'buy-all' : 'buy'}
        aria-label={label}
        title={label}
        loading={isLoading}
        onClick={open}
      >
        <IconCart size={20} aria-hidden />
      </ActionIcon>
      <Suspense fallback={null}>
        {recipes !== null && <AddToListDialog recipes={recipes} onClose={close} />}
      </Suspense>
    </>
  );
}

/** The complete recipes with their ingredients, loaded on demand. */
function useRecipesToBuy(entries: readonly ReadPlanEntry[]) {
  const { t } = useTranslation('planner');
  const queries = useQueryClient();
  const library = useOwnLibrary();
  const [recipes, setRecipes] = useState<readonly RecipeToBuy[] | null>(null);
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    setLoading(true);
    try {
      const read = async (slug: string) => {
        const query = recipeQuery(library, slug);
        const answer = await queries.query({ ...query, retry: false }).catch((error: unknown) => {
          if (!isApiError(error, 0)) throw error;
        });
        // Without a connection a recipe that the device has not got goes on the list as a whole, later.
        return answer?.data ?? entries.find(({ recipe }) => recipe?.slug === slug)?.recipe ?? [];
      };
      setRecipes(recipesOfPlan(entries, (await Promise.all(plannedSlugs(entries).map(read))).flat()));
    } catch {
      toast.error(t('buy.failed'));
    }
    setLoading(false);
  };
  return { recipes, isLoading, open: () => void open(), close: () => setRecipes(null) };
}
