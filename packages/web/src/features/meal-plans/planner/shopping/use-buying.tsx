import type { ReadPlanEntry } from '@hearth/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../platform/api/index.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { exchangeStoredLines, recipeQuery } from '../../../recipes/index.ts';
import { AddToListDialog, type RecipeToBuy } from '../../../shopping/index.ts';
import { useOwnLibrary } from '../use-planner.ts';
import { plannedSlugs, recipesOfPlan } from './recipes-of-plan.ts';

/** Adds planned recipes to a shopping list; they are loaded with their ingredients when that is wanted. */
export function useBuying(entries: readonly ReadPlanEntry[]) {
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
        const planned = answer && exchangeStoredLines(answer.data);
        return planned ?? entries.find(({ recipe }) => recipe?.slug === slug)?.recipe ?? [];
      };
      setRecipes(recipesOfPlan(entries, (await Promise.all(plannedSlugs(entries).map(read))).flat()));
    } catch {
      toast.error(t('buy.failed'));
    }
    setLoading(false);
  };
  const dialog = recipes !== null && (
    <Suspense fallback={null}>
      <AddToListDialog recipes={recipes} onClose={() => setRecipes(null)} />
    </Suspense>
  );
  return { isLoading, open: () => void open(), dialog };
}
