import type { RecipeStep } from '@hearth/contract/index';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { originalView } from '../../parts/amount-view.ts';
import { renderIngredientText } from '@hearth/domain/ingredients/lines';
import type { Library } from '../../recipes.queries.ts';
import { AddingRows } from '../lists/adding-rows.tsx';
import { rowsOfLines } from '../lists/pasted-rows.ts';
import { SelectionBar } from '../lists/selection-bar.tsx';
import { useDragSort } from '../../../../ui/reorder/use-drag-sort.ts';
import { useRowTurns } from '../lists/use-row-turns.ts';
import { useMoveKeys } from '../lists/use-move-keys.ts';
import { type RowOps, useRows } from '../lists/use-rows.ts';
import { useSelection } from '../lists/use-selection.ts';
import { blankStep } from '../state/draft.ts';
import type { DraftState } from '../state/use-draft-state.ts';
import type { LinkDialogProps } from './link-dialog.tsx';
import { StepCard } from './step-card.tsx';
import { mergedAll, stepKind } from './step-kind.ts';
import { useStepPictures } from './use-step-pictures.ts';
import classes from '../lists/lists.module.css';

const LinkDialog = lazyWithTexts<LinkDialogProps>(['editor'], () =>
  import('./link-dialog.tsx').then((module) => module.LinkDialog),
);

/** How it is made: a card a step. */
export function StepsEditor({ state, library }: { state: DraftState; library: Library }) {
  const { draft, edit } = state;
  const { t } = useTranslation('editor');
  const [linking, setLinking] = useState<string | null>(null);
  const pictures = useStepPictures(state, library);
  const { rows, ops, list } = useRows(stepKind, { draft, edit });
  useDragSort(list, ops.moveTo);
  useMoveKeys(list, ops);
  const filled = useRowTurns(rows.length);
  const every = rows.map(stepKind.idOf);
  const selection = useSelection(every);
  const names = useMemo(
    () =>
      new Map(
        draft.recipeIngredient.map((one) => [one.referenceId, renderIngredientText(one, originalView)]),
      ),
    [draft.recipeIngredient],
  );
  return (
    <section className={classes.section} aria-labelledby="editor-steps">
      <h2 id="editor-steps">{t('step.title')}</h2>
      {rows.length === 0 && <p className={classes.empty}>{t('step.empty')}</p>}
      {selection.ids !== null && (
        <SelectionBar
          ids={selection.ids}
          every={every}
          selection={selection}
          ops={ops}
          merge={(ids) => mergeSteps(ops, ids, every)}
        />
      )}
      <ul ref={list} className={classes.rows} data-kind="step">
        {rows.slice(0, filled).map((step, index) => (
          <StepCard
            key={stepKind.idOf(step)}
            step={step}
            index={index}
            count={rows.length}
            linked={linkedNames(step.ingredientReferences, names)}
            ops={ops}
            upload={pictures.running.get(stepKind.idOf(step)) ?? null}
            onPicture={pictures.add}
            onCancelPicture={pictures.cancel}
            onLink={setLinking}
            isChosen={selection.ids === null ? null : selection.ids.has(stepKind.idOf(step))}
            onChoose={selection.toggle}
          />
        ))}
      </ul>
      {filled >= rows.length && (
        <AddingRows
          part="step"
          label={t('step.add')}
          onAdd={(texts) => ops.add(rowsOfLines(texts, blankStep))}
          onSelect={rows.length > 1 && selection.ids === null ? selection.start : undefined}
        />
      )}
      <Suspense fallback={null}>
        {linking !== null && (
          <LinkDialog
            steps={rows}
            ingredients={draft.recipeIngredient}
            stepId={linking}
            onSave={(id, ids) =>
              ops.change(id, (step) => ({
                ...step,
                ingredientReferences: ids.map((referenceId) => ({ referenceId })),
              }))
            }
            onClose={() => setLinking(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Joins steps in the place of the first, where the focus goes. */
function mergeSteps(ops: RowOps<RecipeStep>, ids: ReadonlySet<string>, every: readonly string[]): void {
  const first = every.find((id) => ids.has(id)) ?? '';
  ops.replace((rows) => mergedAll(rows, (step) => ids.has(stepKind.idOf(step))), {
    id: first,
    field: 'main',
    caret: 'end',
  });
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
