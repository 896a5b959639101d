import type { Recipe, RecipeStep } from '@hearth/contract';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslation } from 'react-i18next';
import { activeLocale, formats } from '../../../platform/i18n/index.ts';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { ingredientLine } from './ingredient-sections.ts';
import { useTicks } from './use-ticks.ts';
import lists from './recipe-lists.module.css';
import classes from './recipe-view.module.css';

/** How it is made, step by step; a step that is done folds away. */
export function InstructionList({ recipe, scale }: { recipe: Recipe; scale: number }) {
  const { t } = useTranslation('recipes');
  const { ticked, toggle } = useTicks(recipe.id, 'steps');
  const steps = recipe.recipeInstructions;
  if (steps.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>{t('steps')}</h2>
      <ol className={lists.steps}>
        {steps.map((step, index) => {
          const id = step.id ?? String(index);
          return (
            <li key={id} data-part="step">
              {(step.title ?? '') !== '' && (
                <h3 className={lists.subhead} dir="auto">
                  {step.title}
                </h3>
              )}
              <StepCard
                step={step}
                number={index + 1}
                recipe={recipe}
                scale={scale}
                isDone={ticked.has(id)}
                onToggle={() => toggle(id)}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function StepCard({
  step,
  number,
  recipe,
  scale,
  isDone,
  onToggle,
}: {
  step: RecipeStep;
  number: number;
  recipe: Recipe;
  scale: number;
  isDone: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation('recipes');
  const summary = step.summary ?? '';
  return (
    <div className={lists.step} data-done={isDone || undefined}>
      <button
        type="button"
        className={lists.stepMark}
        aria-pressed={isDone}
        aria-label={t('stepDone', { number: formats.number(number) })}
        onClick={onToggle}
      >
        {isDone ? <IconCheck size={18} aria-hidden /> : formats.number(number)}
      </button>
      <div className={lists.stepBody}>
        {summary !== '' && (
          <p className={lists.stepSummary} dir="auto">
            {summary}
          </p>
        )}
        {!isDone && <Markdown text={step.text} />}
        {!isDone && <LinkedIngredients step={step} recipe={recipe} scale={scale} />}
      </div>
    </div>
  );
}

/** What this step needs, when somebody has linked it. */
function LinkedIngredients({ step, recipe, scale }: { step: RecipeStep; recipe: Recipe; scale: number }) {
  const wanted = new Set(step.ingredientReferences.map(({ referenceId }) => referenceId));
  const linked = recipe.recipeIngredient.filter(({ referenceId }) => wanted.has(referenceId));
  if (linked.length === 0) return null;
  return (
    <ul className={lists.linked}>
      {linked.map((ingredient) => {
        const { amount, text } = ingredientLine(ingredient, scale, activeLocale.formats);
        return (
          <li key={ingredient.referenceId} dir="auto">
            {`${amount} ${text}`.trim()}
          </li>
        );
      })}
    </ul>
  );
}
