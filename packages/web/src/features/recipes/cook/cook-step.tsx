import type { Recipe } from '@hearth/contract/index';
import type { AmountView } from '@hearth/domain/ingredients/lines';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { type PlacedStep, stepKey } from '../parts/recipe-parts.ts';
import { StepText } from '../steps/step-text.tsx';
import { useStepView } from '../steps/use-step-view.ts';
import { useStepTimers } from '../steps/use-step-timers.ts';
import { useCooking } from '../parts/use-cooking.ts';
import classes from './cook.module.css';

/** One step in large type, and the box to tick it off. */
export function CookStep({ recipe, step, view }: { recipe: Recipe; step: PlacedStep; view: AmountView }) {
  const { t } = useTranslation('cooking');
  const { state, tick } = useCooking(recipe.id);
  const { index } = step;
  const timers = useStepTimers(recipe, step, index);
  const stepView = useStepView(recipe, view);
  const key = stepKey(step, index);
  const summary = step.summary ?? '';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <section className={classes.step} aria-label={t('step')} tabIndex={0} data-part="cook-step">
      <p className={classes.section}>
        <bdi>{step.heading}</bdi>
      </p>
      <h2>
        {summary === '' ? t('stepNumber', { number: formats.number(index + 1) }) : <bdi>{summary}</bdi>}
      </h2>
      <StepText text={step.text} timers={timers} view={stepView} />
      <label className={classes.done}>
        <input type="checkbox" checked={state.steps.includes(key)} onChange={() => tick('steps', key)} />
        {t('done')}
      </label>
    </section>
  );
}
