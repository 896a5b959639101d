import type { Recipe } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { markdownText } from '@hearth/domain/text/markdown';
import { IconCheck } from '../../../ui/icons/check.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { IngredientRows } from '../parts/ingredient-rows.tsx';
import { CookLinkedRow } from './linked/cook-linked-row.ts';
import { divideIngredients, divideSteps, type PlacedStep, stepKey } from '../parts/recipe-parts.ts';
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
  const sections = divideSteps(recipe.recipeInstructions);
  return (
    <div className={own.overview}>
      <section className={classes.ingredients} aria-label={t('ingredients')}>
        <h2>{t('ingredients')}</h2>
        {divideIngredients(recipe.recipeIngredient).map(({ title, parts }, index) => (
          <Fragment key={`${index}-${title ?? ''}`}>
            <Heading title={title} />
            <IngredientRows recipeId={recipe.id} ingredients={parts} view={view} Linked={CookLinkedRow} />
          </Fragment>
        ))}
      </section>
      <section className={own.allSteps} aria-label={t('overview')}>
        <h2>{t('overview')}</h2>
        {sections.length === 0 && <p className={classes.muted}>{t('noSteps')}</p>}
        {sections.map(({ title, parts }, at) => (
          <Fragment key={`${at}-${title ?? ''}`}>
            <Heading title={title} />
            {parts.length > 0 && (
              <ol>
                {parts.map((step) => (
                  <li key={stepKey(step, step.index)}>
                    <StepButton
                      step={step}
                      isCurrent={step.index === current}
                      isDone={state.steps.includes(stepKey(step, step.index))}
                      onChoose={onChoose}
                    />
                  </li>
                ))}
              </ol>
            )}
          </Fragment>
        ))}
      </section>
    </div>
  );
}

function Heading({ title }: { title: string | null }) {
  if (title === null) return null;
  return (
    <h3 className={own.heading}>
      <bdi>{title}</bdi>
    </h3>
  );
}

function StepButton({
  step,
  isCurrent,
  isDone,
  onChoose,
}: {
  step: PlacedStep;
  isCurrent: boolean;
  isDone: boolean;
  onChoose: (index: number) => void;
}) {
  const { t } = useTranslation('cooking');
  return (
    <button type="button" aria-current={isCurrent ? 'step' : undefined} onClick={() => onChoose(step.index)}>
      <span className={own.mark}>
        {isDone ? (
          <>
            <IconCheck size={18} aria-hidden />
            <span className="visually-hidden">{t('isDone')}</span>
          </>
        ) : (
          formats.number(step.index + 1)
        )}
      </span>
      <span className={own.line} dir="auto">
        {(step.summary ?? '') === '' ? markdownText(step.text) : step.summary}
      </span>
    </button>
  );
}
