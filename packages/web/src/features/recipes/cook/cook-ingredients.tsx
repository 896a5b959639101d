import type { Recipe, RecipeIngredient, RecipeStep } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { useTranslation } from 'react-i18next';
import { IngredientRows } from '../parts/ingredient-rows.tsx';
import { CookLinkedRow } from './linked/cook-linked-row.ts';
import { ingredientsOfStep } from '../steps/ingredients-of-step.ts';
import classes from './cook.module.css';

/** The ingredients of this step: those linked to it, else those that its text names. The rest of the list is folded away. */
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
  const { ofStep, others } = ingredientsOfStep(step, recipe);
  if (ofStep.length + others.length === 0) return null;
  const list = (ingredients: readonly RecipeIngredient[]) => (
    <IngredientRows recipeId={recipe.id} ingredients={ingredients} view={view} Linked={CookLinkedRow} />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className={classes.ingredients} aria-label={t('ingredients')} tabIndex={0}>
      <h2>{t('forThisStep')}</h2>
      {ofStep.length === 0 ? <p className={classes.muted}>{t('nothingLinked')}</p> : list(ofStep)}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{t(ofStep.length === 0 ? 'all' : 'others')}</summary>
          {list(others)}
        </details>
      )}
    </section>
  );
}
