import type { Recipe, RecipeIngredient } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { scaledStep } from '@hearth/domain/ingredients/step-amounts';
import { temperatureView } from '@hearth/domain/measures/temperatures';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { MarkdownView } from '../../../ui/markdown/markdown-view.tsx';
import { countedFoods } from '../steps/amounts-in-steps.ts';
import { IngredientText } from '../parts/ingredient-rows.tsx';
import { linkedNowhere, linkedTo, stepKey } from '../parts/recipe-parts.ts';
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
  const foods = countedFoods(recipe.recipeIngredient, view);
  const others = withIngredients ? linkedNowhere(recipe) : [];
  return (
    <div>
      {others.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('ingredients')}</h3>
          <Taken ingredients={others} view={view} />
        </>
      )}
      {recipe.recipeInstructions.length > 0 && <h3 className={classes.heading}>{t('steps')}</h3>}
      {recipe.recipeInstructions.map((step, index) => (
        <div key={stepKey(step, index)} className={classes.whole}>
          {(step.title ?? '') !== '' && (
            <p className={classes.subheading}>
              <bdi>{step.title}</bdi>
            </p>
          )}
          <div className={classes.step}>
            <span className={classes.number}>{formats.number(index + 1)}</span>
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
        </div>
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
