import type { ReadPlanEntry, Recipe } from '@hearth/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../../platform/api/index.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { type Library, MadeThisDialog, recipeQuery } from '../../../recipes/index.ts';

/** Says that a planned recipe was cooked, for as many as it was planned for. */
export function useCooked({ recipe: planned, servings }: ReadPlanEntry, library: Library) {
  const { t } = useTranslation('ui');
  const queries = useQueryClient();
  const [recipe, setRecipe] = useState<Recipe | null>(null);
  const open = async () => {
    try {
      setRecipe((await queries.query(recipeQuery(library, planned?.slug ?? ''))).data);
    } catch (error) {
      toast.error(errorMessage(error, t('error.generic')));
    }
  };
  const usual = recipe === null || recipe.recipeServings === 0 ? null : recipe.recipeServings;
  const dialog = recipe !== null && (
    <Suspense fallback={null}>
      <MadeThisDialog recipe={recipe} servings={servings ?? usual} onClose={() => setRecipe(null)} />
    </Suspense>
  );
  return { open: () => void open(), dialog };
}
