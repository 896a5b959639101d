import { IconCloudUp as IconCloud } from '../../../../ui/icons/cloud-up.ts';
import { IconGripVertical as IconGrip } from '../../../../ui/icons/grip-vertical.ts';
import { IconSoup } from '../../../../ui/icons/soup.ts';
import { IconTag } from '../../../../ui/icons/tag.ts';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/native/icon-button.tsx';
import type { ItemLabel, ListItem } from '../../sync/index.ts';
import { AmountStepper } from '../amounts/amount-stepper.tsx';
import { useHeldItem } from '../amounts/use-held-amounts.ts';
import { ItemText } from '../item-text.tsx';
import { LabelChip } from '../../../../ui/chips/label-chip.tsx';
import { nameOfItem } from '../item-line.ts';
import { type ListRecipes, RecipeShares } from './recipe-shares.tsx';
import { Row } from './row-list.tsx';
import { RowMenu } from './row-menu.tsx';
import type { RowOps } from './use-row-ops.ts';
import classes from './rows.module.css';

/** Properties of {@link ItemRow}. */
export interface ItemRowProps {
  item: ListItem;
  /** Shown if no heading shows it. */
  label: ItemLabel | null;
  recipes: ListRecipes;
  isHidden: boolean;
  /** Whether the checkbox selects the item instead of ticking it. */
  isChoosing: boolean;
  isChosen: boolean;
  /** Whether a change of it is not sent yet. */
  isWaiting: boolean;
  /** Whether a tap on the text ticks the item; otherwise it opens the editor. */
  ticksByRow: boolean;
  /** Whether the list has labels to choose from. */
  hasLabels: boolean;
  ops: RowOps;
}

/** An unticked item: a large checkbox, its text, which opens the editor, its recipes and a menu. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { label, recipes, isHidden, isChoosing, isChosen, isWaiting, ticksByRow, hasLabels, ops } = props;
  const { t } = useTranslation('shopping-lists');
  const item = useHeldItem(props.item, ops.amounts);
  const [showsRecipes, setShowsRecipes] = useState(false);
  const [isStepping, setStepping] = useState(false);
  const textId = useId();
  const name = nameOfItem(item);
  const tick = () => ops.tick(item, !item.checked);
  const main = mainAction({ isChoosing, ticksByRow });
  const act = { choose: () => ops.choose(item.id), tick, edit: () => ops.edit(item.id) };
  const hasRecipes = item.recipeReferences.length > 0;
  return (
    <Row
      className={classes.row}
      data-row={item.id}
      data-part="item"
      data-ticked={item.checked || undefined}
      data-chosen={isChosen || undefined}
      hidden={isHidden}
    >
      <div className={classes.line} data-stepping={isStepping || undefined}>
        <label className={classes.tick} data-choosing={isChoosing || undefined}>
          <input
            type="checkbox"
            aria-labelledby={textId}
            checked={isChoosing ? isChosen : item.checked}
            onChange={isChoosing ? act.choose : tick}
          />
        </label>
        <button
          type="button"
          className={classes.text}
          data-field="main"
          aria-describedby={`${textId}-edit`}
          onClick={({ target }) =>
            main === 'edit' && isAmountTouched(target) ? setStepping(true) : act[main]()
          }
        >
          <span id={textId}>
            <ItemText item={item} />
          </span>
          <span id={`${textId}-edit`} hidden>
            {t(`row.${main}`)}
          </span>
          {label !== null && <LabelChip label={label} isQuiet />}
        </button>
        {!isChoosing && !item.checked && (
          <AmountStepper
            item={item}
            name={name}
            isOpen={isStepping}
            onStep={(direction) => ops.step(item, direction)}
            onClose={() => setStepping(false)}
          />
        )}
        {isWaiting && (
          <span className={classes.waiting} title={t('sync.row')}>
            <IconCloud size={18} aria-hidden />
            <span className="visually-hidden">{t('sync.row')}</span>
          </span>
        )}
        {hasRecipes && (
          <IconButton
            size={44}
            aria-label={t('row.recipes', { name })}
            aria-expanded={showsRecipes}
            onClick={() => setShowsRecipes(!showsRecipes)}
          >
            <IconSoup size={20} stroke={1.75} aria-hidden />
          </IconButton>
        )}
        {!isChoosing && (
          <>
            <span className={classes.handle} data-drag-handle aria-hidden>
              <IconGrip size={20} />
            </span>
            {hasLabels && item.label === null && (
              <IconButton size={44} aria-label={t('row.labelName', { name })} onClick={() => ops.label(item)}>
                <IconTag size={20} stroke={1.75} aria-hidden />
              </IconButton>
            )}
            <RowMenu
              item={item}
              name={name}
              hasLabels={hasLabels}
              ops={ops}
              onStep={() => setStepping(true)}
            />
          </>
        )}
      </div>
      {hasRecipes && showsRecipes && <RecipeShares item={item} recipes={recipes} />}
    </Row>
  );
});

/** Whether a finger, which cannot hover, has touched the amount of a line: it opens − and +. */
function isAmountTouched(target: EventTarget): boolean {
  const isAmount = target instanceof Element && target.closest('strong') !== null;
  return isAmount && matchMedia('(hover: none)').matches;
}

function mainAction({ isChoosing, ticksByRow }: Pick<ItemRowProps, 'isChoosing' | 'ticksByRow'>) {
  if (isChoosing) return 'choose';
  return ticksByRow ? 'tick' : 'edit';
}
