import type { Recipe } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { IconCheck } from '../../../ui/icons/check.ts';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { usePreference } from '../../../platform/preferences/index.ts';
import { LinkedIngredients } from '../parts/ingredient-rows.tsx';
import {
  divideSteps,
  linkedNowhere,
  linkedTo,
  listIngredients,
  type PlacedStep,
  stepKey,
} from '../parts/recipe-parts.ts';
import { StepText } from '../steps/step-text.tsx';
import type { StepView } from '../steps/step-pieces.ts';
import { useStepView } from '../steps/use-step-view.ts';
import { useStepTimers } from '../steps/use-step-timers.ts';
import { type CookingChanges, useCookingChanges, useCookingPart } from '../parts/use-cooking.ts';
import { Collapsible } from './collapsible.tsx';
import lists from './recipe-lists.module.css';
import classes from './recipe-view.module.css';

/** How it is made, step by step; a step that is done steps back and stays readable. */
export function InstructionList({ recipe, view }: { recipe: Recipe; view: AmountView }) {
  const { t } = useTranslation('recipes');
  const [{ showLinked }, change] = usePreference('recipeView');
  const stepView = useStepView(recipe, view);
  const sections = useMemo(() => divideSteps(recipe.recipeInstructions), [recipe.recipeInstructions]);
  const others = linkedNowhere(recipe);
  const hasLinks = others.length < listIngredients(recipe).length;
  return (
    <section className={classes.section} aria-label={t('steps')}>
      <div className={classes.sectionHead}>
        <h2>{t('steps')}</h2>
        <StartOver recipeId={recipe.id} />
        {hasLinks && (
          <label className={lists.toggle}>
            <input
              type="checkbox"
              checked={showLinked}
              onChange={(event) => change({ showLinked: event.currentTarget.checked })}
            />
            {t('showLinked')}
          </label>
        )}
      </div>
      {sections.length === 0 && <p className={classes.none}>{t('noSteps')}</p>}
      {sections.map(({ title, parts }, index) => (
        <Collapsible key={`${index}-${title ?? ''}`} title={title} isEmpty={parts.length === 0}>
          <ol className={lists.steps} start={(parts[0]?.index ?? 0) + 1}>
            {parts.map((step) => (
              <li key={stepKey(step, step.index)} data-part="step">
                <StepCard {...{ step, recipe, view, stepView, showLinked }} />
              </li>
            ))}
          </ol>
        </Collapsible>
      ))}
      {hasLinks && showLinked && others.length > 0 && (
        <div className={lists.others}>
          <h3>{t('others')}</h3>
          <LinkedIngredients ingredients={others} view={view} />
        </div>
      )}
    </section>
  );
}

/** Takes the ticks of the steps back, and cook mode to the first one. */
function StartOver({ recipeId }: { recipeId: string }) {
  const { t } = useTranslation('recipes');
  const isStarted = useCookingPart(recipeId, ({ steps }) => steps.length > 0);
  const { change } = useCookingChanges(recipeId);
  if (!isStarted) return null;
  return (
    <button type="button" className={lists.muted} onClick={() => change(() => ({ steps: [], step: 0 }))}>
      {t('startOver')}
    </button>
  );
}

function StepCard({
  step,
  recipe,
  view,
  stepView,
  showLinked,
}: {
  step: PlacedStep;
  recipe: Recipe;
  view: AmountView;
  stepView: StepView;
  showLinked: boolean;
}) {
  const { index } = step;
  const { tick } = useCookingChanges(recipe.id);
  const timers = useStepTimers(recipe, step, index);
  const key = stepKey(step, index);
  const isDone = useCookingPart(recipe.id, ({ steps }) => steps.includes(key));
  const summary = step.summary ?? '';
  return (
    <div className={lists.step} data-done={isDone || undefined}>
      <StepMark id={key} index={index} isDone={isDone} tick={tick} />
      <div className={lists.stepBody}>
        {summary !== '' && (
          <p className={lists.stepSummary} dir="auto">
            {summary}
          </p>
        )}
        <StepText text={step.text} timers={timers} view={stepView} />
        {!isDone && showLinked && <LinkedIngredients ingredients={linkedTo(step, recipe)} view={view} />}
      </div>
    </div>
  );
}

/** The number of a step as a switch. It stays as it is while amounts are scaled. */
const StepMark = memo(function StepMark({
  id,
  index,
  isDone,
  tick,
}: {
  id: string;
  index: number;
  isDone: boolean;
  tick: CookingChanges['tick'];
}) {
  const { t } = useTranslation('recipes');
  const number = formats.number(index + 1);
  return (
    <button
      type="button"
      className={lists.stepMark}
      aria-pressed={isDone}
      aria-label={t('stepDone', { number })}
      onClick={() => tick('steps', id)}
    >
      {isDone ? <IconCheck size={18} aria-hidden /> : number}
    </button>
  );
});
