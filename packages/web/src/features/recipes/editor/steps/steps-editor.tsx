import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AddingRows } from '../lists/adding-rows.tsx';
import { useDragSort } from '../lists/use-drag-sort.ts';
import { useMoveKeys } from '../lists/use-move-keys.ts';
import { useRows } from '../lists/use-rows.ts';
import type { SectionProps } from '../section-props.ts';
import { blankStep } from '../state/draft.ts';
import { StepCard } from './step-card.tsx';
import { stepKind } from './step-kind.ts';
import classes from '../lists/lists.module.css';

/** How it is made: a card a step. */
export function StepsEditor({ draft, edit }: SectionProps) {
  const { t } = useTranslation('editor');
  const { rows, ops, list } = useRows(stepKind, { draft, edit });
  useDragSort(list, ops.moveTo);
  useMoveKeys(list, ops);
  const names = useMemo(
    () => new Map(draft.recipeIngredient.map((one) => [one.referenceId, one.note || one.food?.name || ''])),
    [draft.recipeIngredient],
  );
  return (
    <section className={classes.section} aria-labelledby="editor-steps">
      <h2 id="editor-steps">{t('step.title')}</h2>
      {rows.length === 0 && <p className={classes.empty}>{t('step.empty')}</p>}
      <ul ref={list} className={classes.rows} data-kind="step">
        {rows.map((step, index) => (
          <StepCard
            key={stepKind.idOf(step)}
            step={step}
            index={index}
            count={rows.length}
            linked={linkedNames(step.ingredientReferences, names)}
            ops={ops}
          />
        ))}
      </ul>
      <AddingRows
        part="step"
        label={t('step.add')}
        onAdd={(texts) => ops.add(texts.map((text) => blankStep(text)))}
      />
    </section>
  );
}

/** The linked ingredients as one text, so that a card renders again only when it has changed. */
function linkedNames(
  references: readonly { referenceId: string | null }[],
  names: ReadonlyMap<string, string>,
): string {
  return references
    .map(({ referenceId }) => names.get(referenceId ?? '') ?? '')
    .filter((name) => name !== '')
    .join(' · ');
}
