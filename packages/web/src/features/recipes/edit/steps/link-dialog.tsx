import { Button } from '@mantine/core';
import type { RecipeIngredient, RecipeStep } from '@hearth/contract/index';
import { mentionedIngredients } from '@hearth/domain/recipes/step-links';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../../platform/i18n/index.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { announce } from '../../../../ui/live-region.tsx';
import { Markdown } from '../../../../ui/markdown/markdown.tsx';
import { toggled } from '../../../../ui/toggled.ts';
import { isEmptyIngredient } from '../state/draft.ts';
import { originalView } from '../../parts/amount-view.ts';
import { IngredientText } from '../../parts/ingredient-rows.tsx';
import { linkable } from '../../steps/linkable.ts';
import classes from './link-dialog.module.css';

/** Props of the dialog for the ingredients of a step. */
export interface LinkDialogProps {
  steps: readonly RecipeStep[];
  ingredients: readonly RecipeIngredient[];
  /** The step to begin with. */
  stepId: string;
  onSave: (stepId: string, ids: readonly string[]) => void;
  onClose: () => void;
}

/** Chooses the ingredients that a step uses, step after step. */
export function LinkDialog({ steps, ingredients, stepId, onSave, onClose }: LinkDialogProps) {
  const [current, setCurrent] = useState(stepId);
  const index = steps.findIndex(({ id }) => id === current);
  const step = steps[index];
  if (step === undefined) return null;
  return (
    <StepLinks
      key={current}
      step={step}
      number={index + 1}
      next={steps[index + 1]?.id ?? null}
      ingredients={ingredients.filter((one) => !isEmptyIngredient(one))}
      others={new Set(steps.filter((one) => one !== step).flatMap(listIds))}
      onSave={(ids) => onSave(current, ids)}
      onNext={setCurrent}
      onClose={onClose}
    />
  );
}

interface StepLinksProps {
  step: RecipeStep;
  number: number;
  next: string | null;
  ingredients: readonly RecipeIngredient[];
  /** Ids that other steps use. */
  others: ReadonlySet<string>;
  onSave: (ids: readonly string[]) => void;
  onNext: (id: string) => void;
  onClose: () => void;
}

function StepLinks(props: StepLinksProps) {
  const { step, number, next, ingredients, others, onSave, onNext, onClose } = props;
  const { t } = useTranslation('editor');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(listIds(step)));
  const save = () => onSave(ingredients.map(({ referenceId }) => referenceId).filter((id) => chosen.has(id)));
  const match = () => {
    const found = mentionedIngredients(`${step.summary ?? ''} ${step.text}`, ingredients.map(linkable));
    setChosen(new Set([...chosen, ...found]));
    announce(t('link.found', { count: found.length }));
  };
  const toggle = (id: string) => setChosen(toggled(chosen, id));
  const isFree = ({ referenceId }: RecipeIngredient) => !others.has(referenceId);
  const list = { chosen, onToggle: toggle };
  return (
    <Dialog
      opened
      size="lg"
      title={t('link.title', { number: formats.number(number) })}
      confirmLabel={t('link.save')}
      onConfirm={save}
      onClose={onClose}
      extra={
        next !== null && (
          <Button
            variant="default"
            onClick={() => {
              save();
              onNext(next);
            }}
          >
            {t('link.next')}
          </Button>
        )
      }
    >
      <div className={classes.text}>
        {step.text === '' ? t('link.noText') : <Markdown text={step.text} />}
      </div>
      <Button size="xs" variant="default" disabled={ingredients.length === 0} onClick={match}>
        {t('link.auto')}
      </Button>
      {ingredients.length === 0 && <p>{t('link.none')}</p>}
      <Choices title={t('link.free')} ingredients={ingredients.filter(isFree)} {...list} />
      <Choices
        title={t('link.elsewhere')}
        ingredients={ingredients.filter((one) => !isFree(one))}
        {...list}
      />
    </Dialog>
  );
}

function Choices({
  title,
  ingredients,
  chosen,
  onToggle,
}: {
  title: string;
  ingredients: readonly RecipeIngredient[];
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
}) {
  if (ingredients.length === 0) return null;
  return (
    <fieldset className={classes.choices}>
      <legend>{title}</legend>
      {ingredients.map((one) => (
        <label key={one.referenceId}>
          <input
            type="checkbox"
            name={`link-${one.referenceId}`}
            checked={chosen.has(one.referenceId)}
            onChange={() => onToggle(one.referenceId)}
          />
          <IngredientText ingredient={one} view={originalView} />
        </label>
      ))}
    </fieldset>
  );
}

function listIds(step: RecipeStep): string[] {
  return step.ingredientReferences.flatMap(({ referenceId }) => referenceId ?? []);
}
