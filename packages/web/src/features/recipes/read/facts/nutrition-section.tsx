import type { Recipe } from '@hearth/contract/index';
import { useTranslation } from 'react-i18next';
import { hasNutrition, NutritionTable } from '../../parts/nutrition-table.tsx';
import facts from './recipe-facts.module.css';
import classes from '../recipe-view.module.css';

/** Nutrition per serving, as far as the recipe states it. */
export function NutritionSection({ recipe }: { recipe: Recipe }) {
  const { t } = useTranslation('recipes');
  if (!hasNutrition(recipe)) return null;
  return (
    <section className={classes.section}>
      <h2>{t('nutrition.title')}</h2>
      <NutritionTable recipe={recipe} className={facts.nutrition} />
    </section>
  );
}
