import type { RecipeIngredient } from '@hearth/contract/index';
import { useTranslation } from 'react-i18next';
import { AddingRows } from '../lists/adding-rows.tsx';
import { rowsOfLines } from '../lists/pasted-rows.ts';
import { SelectionBar } from '../lists/selection-bar.tsx';
import { useDragSort } from '../../../../ui/reorder/use-drag-sort.ts';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { useRowTurns } from '../lists/use-row-turns.ts';
import { useMoveKeys } from '../lists/use-move-keys.ts';
import { useRows } from '../lists/use-rows.ts';
import { useSelection } from '../lists/use-selection.ts';
import { blankIngredient } from '../state/draft.ts';
import { findProblem, type LinkProblem } from '../state/link-problem.ts';
import type { DraftState } from '../state/use-draft-state.ts';
import { ingredientKind } from './ingredient-kind.ts';
import { IngredientRow } from './ingredient-row.tsx';
import { QuickLine } from './quick/quick-line.tsx';
import { ReadIngredients } from './reading/read-ingredients.tsx';
import type { QuickLine as QuickInput } from './quick/use-quick-line.ts';
import classes from '../lists/lists.module.css';

/** Whether the line is stored with its food: then it can have substitutes. */
function isStored({ referenceId, food }: RecipeIngredient, { base }: DraftState): boolean {
  const stored = base.recipe.recipeIngredient.find((line) => line.referenceId === referenceId);
  return food !== null && stored?.food?.id === food.id;
}

/** What one needs: a line each. */
export function IngredientsEditor({
  state,
  line,
  linkProblem,
}: {
  state: DraftState;
  line: QuickInput;
  linkProblem: LinkProblem | null;
}) {
  const { draft, edit } = state;
  const { t } = useTranslation('editor');
  const { rows, ops, list } = useRows(ingredientKind, { draft, edit });
  useDragSort(list, ops.moveTo);
  useMoveKeys(list, ops);
  const filled = useRowTurns(rows.length);
  const every = rows.map(({ referenceId }) => referenceId);
  const selection = useSelection(every);
  const { toggle } = selection;
  const isPhone = useIsPhone();
  const hasAmounts = draft.settings?.disableAmount !== true;
  return (
    <section className={classes.section} aria-labelledby="editor-ingredients">
      <h2 id="editor-ingredients">{t('ingredient.title')}</h2>
      {rows.length === 0 && <p className={classes.empty}>{t('ingredient.empty')}</p>}
      {selection.ids !== null && (
        <SelectionBar ids={selection.ids} every={every} selection={selection} ops={ops} />
      )}
      <ul ref={list} className={classes.rows} data-kind="ingredient">
        {rows.slice(0, filled).map((row, index) => (
          <IngredientRow
            key={row.referenceId}
            ingredient={row}
            index={index}
            count={rows.length}
            hasAmounts={hasAmounts}
            isNarrow={isPhone}
            ops={ops}
            isChosen={selection.ids === null ? null : selection.ids.has(row.referenceId)}
            onChoose={toggle}
            problem={findProblem(row, linkProblem)}
            storedIn={isStored(row, state) ? state.base.recipe.id : null}
          />
        ))}
      </ul>
      {filled >= rows.length && (
        <>
          <QuickLine line={line} startsHere={rows.length === 0} />
          <AddingRows
            part="ingredient"
            label={t('ingredient.add')}
            onAdd={(texts) => ops.add(rowsOfLines(texts, blankIngredient))}
            onSelect={rows.length > 1 && selection.ids === null ? selection.start : undefined}
          >
            <ReadIngredients state={state} />
          </AddingRows>
        </>
      )}
    </section>
  );
}
