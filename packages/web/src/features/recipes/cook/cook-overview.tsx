import type { Recipe } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { markdownText } from '@hearth/domain/text/markdown';
import { IconCheck } from '../../../ui/icons/check.ts';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { IngredientRows } from '../parts/ingredient-rows.tsx';
import { stepKey } from '../parts/recipe-parts.ts';
import { useCooking } from '../parts/use-cooking.ts';
import classes from './cook.module.css';
import own from './overview.module.css';

/** All ingredients and all steps on one screen; a step leads to its page. */
export function CookOverview({
  recipe,
  view,
  current,
  onChoose,
}: {
  recipe: Recipe;
  view: AmountView;
  current: number;
  onChoose: (index: number) => void;
}) {
  const { t } = useTranslation('cooking');
  const { state } = useCooking(recipe.id);
  return (
    <div className={own.overview}>
      <section className={classes.ingredients} aria-label={t('ingredients')}>
        <h2>{t('ingredients')}</h2>
        <IngredientRows recipeId={recipe.id} ingredients={recipe.recipeIngredient} view={view} />
      </section>
      <section className={own.allSteps} aria-label={t('overview')}>
        <h2>{t('overview')}</h2>
        {recipe.recipeInstructions.length === 0 && <p className={classes.muted}>{t('noSteps')}</p>}
        <ol>
          {recipe.recipeInstructions.map((step, index) => (
            <li key={stepKey(step, index)}>
              <button
                type="button"
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onChoose(index)}
              >
                <span className={own.mark}>
                  {state.steps.includes(stepKey(step, index)) ? (
                    <>
                      <IconCheck size={18} aria-hidden />
                      <span className="visually-hidden">{t('isDone')}</span>
                    </>
                  ) : (
                    formats.number(index + 1)
                  )}
                </span>
                <span className={own.line} dir="auto">
                  {(step.summary ?? '') === '' ? markdownText(step.text) : step.summary}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
