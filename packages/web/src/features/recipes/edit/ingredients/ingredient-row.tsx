import type { RecipeIngredient } from '@hearth/contract/index';
import { IconForms as IconFields } from '../../../../ui/icons/forms.ts';
import { memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formats, lazyWithTexts } from '../../../../platform/i18n/index.ts';
import { AmountField } from '../fields/amount-field.tsx';
import { GrowingText } from '../fields/growing-text.tsx';
import { ChooseBox } from '../lists/choose-box.tsx';
import { DragHandle } from '../lists/drag-handle.tsx';
import { HeadingField } from '../lists/heading-field.tsx';
import { RowMenu } from '../lists/row-menu.tsx';
import type { RowOps } from '../lists/use-rows.ts';
import type { Choose } from '../lists/use-selection.ts';
import { blankIngredient } from '../state/draft.ts';
import type { IngredientFormProps } from './ingredient-form.tsx';
import { hasDecimalAmount } from '@hearth/domain/ingredients/lines';
import { IngredientPills } from './ingredient-pills.tsx';
import { lineKeys } from './line-keys.ts';
import { ReadLine } from './read-line.tsx';
import classes from '../lists/lists.module.css';

interface RowProps {
  ingredient: RecipeIngredient;
  index: number;
  count: number;
  hasAmounts: boolean;
  ops: RowOps<RecipeIngredient>;
  /** Whether lines that are understood show as text until they are opened: there is no room for their fields. */
  isNarrow: boolean;
  /** Whether the row is selected; null outside selection mode. */
  isChosen: boolean | null;
  onChoose: Choose;
  /** Why the recipe that the line is was refused; null if it was not. */
  problem: string | null;
  /** The id of the recipe if it has the line with its food; else null. */
  storedIn: string | null;
}

const IngredientForm = lazyWithTexts<IngredientFormProps>(['editor'], () =>
  import('./ingredient-form.tsx').then((module) => module.IngredientForm),
);

/** One ingredient: its line, an optional heading above it, and its menu. */
export const IngredientRow = memo(function IngredientRow(props: RowProps) {
  const { ingredient, index, count, hasAmounts, ops, isNarrow, isChosen, onChoose, problem, storedIn } =
    props;
  const { t } = useTranslation('editor');
  const [isOpen, setOpen] = useState(false);
  const { referenceId: id, title } = ingredient;
  const number = formats.number(index + 1);
  return (
    <li data-part="ingredient" data-row={id}>
      {title !== null && (
        <HeadingField
          name={`ingredient-heading-${index + 1}`}
          value={title}
          onChange={(text) => ops.change(id, (row) => ({ ...row, title: text }), 'title')}
          onRemove={() => ops.toggleHeading(id)}
        />
      )}
      <div className={classes.line}>
        {isChosen === null ? (
          <DragHandle />
        ) : (
          <ChooseBox id={id} index={index} part="ingredient" isChosen={isChosen} onChoose={onChoose} />
        )}
        {isNarrow && hasAmounts && !isOpen && isRead(ingredient) ? (
          <ReadLine ingredient={ingredient} index={index} onOpen={() => setOpen(true)} />
        ) : (
          <Line {...props} />
        )}
        <RowMenu
          id={id}
          row={ingredient}
          index={index}
          count={count}
          label={t('ingredient.menu', { number })}
          ops={ops}
          blank={blankIngredient}
          extra={
            hasAmounts
              ? [
                  {
                    key: 'fields',
                    label: isOpen ? t('ingredient.lessFields') : t('ingredient.moreFields'),
                    icon: <IconFields size={18} aria-hidden />,
                    onSelect: () => setOpen(!isOpen),
                  },
                ]
              : []
          }
        />
      </div>
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <Suspense fallback={null}>
        {isOpen && hasAmounts && (
          <IngredientForm
            ingredient={ingredient}
            index={index}
            storedIn={storedIn}
            onChange={(change) => ops.change(id, change)}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </li>
  );
});

function isRead({ unit, food, referencedRecipe }: RecipeIngredient): boolean {
  return unit !== null || food !== null || Boolean(referencedRecipe);
}

function Line({ ingredient, index, hasAmounts, ops }: RowProps) {
  const { t } = useTranslation('editor');
  const { referenceId: id } = ingredient;
  const number = formats.number(index + 1);
  const keys = lineKeys(ingredient, ops);
  return (
    <div className={classes.parts}>
      {hasAmounts && (
        <AmountField
          className={classes.amount ?? ''}
          name={`ingredient-amount-${index + 1}`}
          aria-label={t('ingredient.amount', { number })}
          placeholder={t('ingredient.amountShort')}
          hasError={false}
          isDecimal={hasDecimalAmount(ingredient)}
          value={ingredient.quantity}
          onAmount={(quantity) => ops.change(id, (row) => ({ ...row, quantity }), 'quantity')}
        />
      )}
      {hasAmounts && (
        <IngredientPills ingredient={ingredient} onChange={(change) => ops.change(id, change)} />
      )}
      <GrowingText
        look="plain"
        className={classes.text ?? ''}
        name={`ingredient-${index + 1}`}
        data-field="main"
        enterKeyHint="next"
        aria-label={t('ingredient.line', { number })}
        placeholder={t(`ingredient.${choosePlaceholder(ingredient, hasAmounts)}`)}
        value={ingredient.note ?? ''}
        onChange={(event) => {
          const note = event.currentTarget.value.replaceAll('\n', ' ');
          ops.change(id, (row) => ({ ...row, note }), 'note');
        }}
        onKeyDown={keys.onKeyDown}
        onPaste={keys.onPaste}
      />
    </div>
  );
}

/** A placeholder for the whole line, for the text after its amount, or for the missing part of a parsed line. */
function choosePlaceholder(ingredient: RecipeIngredient, hasAmounts: boolean) {
  if (!hasAmounts) return 'example';
  const isBegun = ingredient.quantity !== null || isRead(ingredient);
  return isBegun ? 'noteOnly' : 'noteExample';
}
