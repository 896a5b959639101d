import type { Recipe, RecipeIngredient } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { scaledStep } from '@hearth/domain/ingredients/step-amounts';
import { temperatureView } from '@hearth/domain/measures/temperatures';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { MarkdownView } from '../../../ui/markdown/markdown-view.tsx';
import { countAtScale, readCountable } from '../steps/amounts-in-steps.ts';
import { IngredientText } from '../parts/ingredient-rows.tsx';
import { divideSteps, linkedNowhere, linkedTo, stepKey } from '../parts/recipe-parts.ts';
import classes from './print-sheet.module.css';

/** The steps on paper, numbered through; with what each takes when that is wanted. */
export function SheetSteps({
  recipe,
  view,
  withIngredients,
}: {
  recipe: Recipe;
  view: AmountView;
  withIngredients: boolean;
}) {
  const { t } = useTranslation('recipes');
  const [{ temperature }] = usePreference('recipeView');
  const inScale = (text: string) => (temperature === 'original' ? text : temperatureView(text, temperature));
  const foods = countAtScale(readCountable(recipe.recipeIngredient), view.scale);
  const sections = divideSteps(recipe.recipeInstructions);
  const others = withIngredients ? linkedNowhere(recipe) : [];
  return (
    <div>
      {others.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('ingredients')}</h3>
          <Taken ingredients={others} view={view} />
        </>
      )}
      {sections.length > 0 && <h3 className={classes.heading}>{t('steps')}</h3>}
      {sections.map(({ title, parts }, at) => (
        <Fragment key={`${at}-${title ?? ''}`}>
          {title !== null && (
            <p className={classes.subheading}>
              <bdi>{title}</bdi>
            </p>
          )}
          {parts.map((step) => (
            <div key={stepKey(step, step.index)} className={`${classes.whole} ${classes.step}`}>
              <span className={classes.number}>{formats.number(step.index + 1)}</span>
              <div className={classes.stepBody}>
                {(step.summary ?? '') !== '' && (
                  <p className={classes.summary} dir="auto">
                    {step.summary}
                  </p>
                )}
                {withIngredients && <Taken ingredients={linkedTo(step, recipe)} view={view} />}
                <MarkdownView
                  text={scaledStep(inScale(step.text), view, foods)}
                  className={classes.text ?? ''}
                />
              </div>
            </div>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function Taken({ ingredients, view }: { ingredients: readonly RecipeIngredient[]; view: AmountView }) {
  if (ingredients.length === 0) return null;
  return (
    <ul className={classes.ingredients}>
      {ingredients.map((ingredient) => (
        <li key={ingredient.referenceId}>
          <IngredientText ingredient={ingredient} view={view} />
        </li>
      ))}
    </ul>
  );
}
