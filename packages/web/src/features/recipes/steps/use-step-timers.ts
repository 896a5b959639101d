import type { Recipe, RecipeStep } from '@hearth/contract/index';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { useGroupSlug } from '../../../platform/session/index.ts';
import { stepKey } from '../parts/recipe-parts.ts';
import type { StepTimers } from './step-text.tsx';

/** Address of a recipe's page. */
export function recipeHref(groupSlug: string, slug: string): string {
  return `/g/${encodeURIComponent(groupSlug)}/r/${encodeURIComponent(slug)}`;
}

/** What timers of a step are called, and where they lead. */
export function useStepTimers(recipe: Recipe, step: RecipeStep, index: number): StepTimers {
  const { t } = useTranslation('recipes');
  const groupSlug = useGroupSlug() ?? '';
  const summary = step.summary ?? '';
  const key = stepKey(step, index);
  return useMemo(() => {
    const part = summary === '' ? t('stepName', { number: formats.number(index + 1) }) : summary;
    return {
      name: t('timer.name', { recipe: recipe.name, step: part }),
      parts: { recipe: recipe.name, part },
      href: recipeHref(groupSlug, recipe.slug),
      id: `${recipe.id} ${key}`,
    };
  }, [t, groupSlug, recipe, summary, key, index]);
}
