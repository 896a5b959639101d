import type { Recipe, RecipeIngredient, RecipeStep } from '@hearth/contract';
import type { AmountView } from '@hearth/domain/ingredients/free-amounts';
import { useTranslation } from 'react-i18next';
import { IngredientRows } from '../reading/ingredient-rows.tsx';
import { linkedNowhere, linkedTo } from '../reading/recipe-parts.ts';
import classes from './cook.module.css';

/** What this step takes, and what no step names; all of it where nothing is linked. */
export function CookIngredients({
  recipe,
  step,
  view,
}: {
  recipe: Recipe;
  step: RecipeStep;
  view: AmountView;
}) {
  const { t } = useTranslation('cooking');
  const linked = linkedTo(step, recipe);
  const others = linkedNowhere(recipe);
  const hasLinks = others.length < recipe.recipeIngredient.length;
  if (recipe.recipeIngredient.length === 0) return null;
  const list = (ingredients: readonly RecipeIngredient[]) => (
    <IngredientRows recipeId={recipe.id} ingredients={ingredients} view={view} />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className={classes.ingredients} aria-label={t('ingredients')} tabIndex={0}>
      <h2>{hasLinks ? t('forThisStep') : t('ingredients')}</h2>
      {!hasLinks && list(others)}
      {hasLinks &&
        (linked.length === 0 ? <p className={classes.quiet}>{t('nothingLinked')}</p> : list(linked))}
      {hasLinks && others.length > 0 && (
        <details className={classes.others}>
          <summary>{t('others')}</summary>
          {list(others)}
        </details>
      )}
    </section>
  );
}
