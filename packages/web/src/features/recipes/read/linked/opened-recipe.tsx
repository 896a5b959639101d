import type { Recipe } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { useTranslation } from 'react-i18next';
import { IngredientText } from '../../parts/ingredient-rows.tsx';
import { useAmountView } from '../../parts/amount-view.ts';
import { LinkedText } from '../../parts/linked/linked-text.tsx';
import { divideIngredients, divideSteps, type PlacedStep, stepKey } from '../../parts/recipe-parts.ts';
import type { Library } from '../../recipes.queries.ts';
import { StepText } from '../../steps/step-text.tsx';
import type { StepView } from '../../steps/step-pieces.ts';
import { useStepView } from '../../steps/use-step-view.ts';
import { useStepTimers } from '../../steps/use-step-timers.ts';
import classes from './linked-row.module.css';

/** A recipe below the line that names it: its ingredients as they are needed, then its steps. */
export function OpenedRecipe({
  recipe,
  scale,
  library,
}: {
  recipe: Recipe;
  scale: number;
  library: Library;
}) {
  const view = useAmountView(scale, recipe);
  return (
    <section className={classes.opened} aria-label={recipe.name} data-part="opened-recipe">
      {divideIngredients(recipe.recipeIngredient).map(({ title, parts }, at) => (
        <div key={`${at}-${title ?? ''}`}>
          <Heading title={title} />
          <ul>
            {parts.map((ingredient) => (
              <li key={ingredient.referenceId}>
                {ingredient.referencedRecipe ? (
                  <LinkedText
                    ingredient={ingredient}
                    reference={ingredient.referencedRecipe}
                    view={view}
                    library={library}
                  />
                ) : (
                  <IngredientText ingredient={ingredient} view={view} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Steps recipe={recipe} view={view} />
    </section>
  );
}

function Steps({ recipe, view }: { recipe: Recipe; view: AmountView }) {
  const { t } = useTranslation('recipes');
  const stepView = useStepView(recipe, view);
  const sections = divideSteps(recipe.recipeInstructions);
  if (sections.length === 0) return null;
  return (
    <>
      <p className={classes.heading}>{t('steps')}</p>
      {sections.map(({ title, parts }, at) => (
        <div key={`${at}-${title ?? ''}`}>
          <Heading title={title} />
          <ol start={(parts[0]?.index ?? 0) + 1}>
            {parts.map((step) => (
              <li key={stepKey(step, step.index)}>
                <Step recipe={recipe} step={step} view={stepView} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}

function Step({ recipe, step, view }: { recipe: Recipe; step: PlacedStep; view: StepView }) {
  const timers = useStepTimers(recipe, step, step.index);
  const summary = step.summary ?? '';
  return (
    <>
      {summary !== '' && (
        <p className={classes.heading} dir="auto">
          {summary}
        </p>
      )}
      <StepText text={step.text} timers={timers} view={view} />
    </>
  );
}

function Heading({ title }: { title: string | null }) {
  if (title === null) return null;
  return (
    <p className={classes.heading}>
      <bdi>{title}</bdi>
    </p>
  );
}
