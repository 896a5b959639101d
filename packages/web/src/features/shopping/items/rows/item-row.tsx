import { IconArrowDown } from '../../../../ui/icons/arrow-down.ts';
import { IconArrowUp } from '../../../../ui/icons/arrow-up.ts';
import { IconCloudUp as IconCloud } from '../../../../ui/icons/cloud-up.ts';
import { IconDotsVertical as IconDots } from '../../../../ui/icons/dots-vertical.ts';
import { IconGripVertical as IconGrip } from '../../../../ui/icons/grip-vertical.ts';
import { IconPencil } from '../../../../ui/icons/pencil.ts';
import { IconSoup } from '../../../../ui/icons/soup.ts';
import { IconSend } from '../../../../ui/icons/send.ts';
import { IconTag } from '../../../../ui/icons/tag.ts';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import { IconButton } from '../../../../ui/native/icon-button.tsx';
import type { ItemLabel, ListItem } from '../../sync/index.ts';
import { ItemText } from '../item-text.tsx';
import { LabelChip } from '../../../../ui/chips/label-chip.tsx';
import { nameOfItem } from '../item-line.ts';
import { type ListRecipes, RecipeShares } from './recipe-shares.tsx';
import { Row } from './row-list.tsx';
import { LateCode } from '../late-code.tsx';
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
  ops: RowOps;
}

/** An unticked item: a large checkbox, its text, which opens the editor, its recipes and a menu. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, label, recipes, isHidden, isChoosing, isChosen, isWaiting, ticksByRow, ops } = props;
  const { t } = useTranslation('shopping-lists');
  const [showsRecipes, setShowsRecipes] = useState(false);
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
      <div className={classes.line}>
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
          onClick={act[main]}
        >
          <span id={textId}>
            <ItemText item={item} />
          </span>
          <span id={`${textId}-edit`} hidden>
            {t(`row.${main}`)}
          </span>
          {label !== null && <LabelChip label={label} isQuiet />}
        </button>
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
            {item.label === null && (
              <IconButton size={44} aria-label={t('row.labelName', { name })} onClick={() => ops.label(item)}>
                <IconTag size={20} stroke={1.75} aria-hidden />
              </IconButton>
            )}
            <RowMenu item={item} name={name} ops={ops} />
          </>
        )}
      </div>
      {hasRecipes && showsRecipes && <RecipeShares item={item} recipes={recipes} />}
    </Row>
  );
});

function mainAction({ isChoosing, ticksByRow }: Pick<ItemRowProps, 'isChoosing' | 'ticksByRow'>) {
  if (isChoosing) return 'choose';
  return ticksByRow ? 'tick' : 'edit';
}

function RowMenu({ item, name, ops }: { item: ListItem; name: string; ops: RowOps }) {
  const { t } = useTranslation(['shopping-lists', 'ui']);
  const entries: MenuEntry[] = [
    {
      key: 'edit',
      label: t('row.edit'),
      icon: <IconPencil size={18} aria-hidden />,
      onSelect: () => ops.edit(item.id),
    },
    {
      key: 'label',
      label: t('edit.label'),
      icon: <IconTag size={18} aria-hidden />,
      onSelect: () => ops.label(item),
    },
    {
      key: 'send',
      label: t('row.send'),
      icon: <IconSend size={18} aria-hidden />,
      onSelect: () => ops.send(item),
    },
    {
      key: 'up',
      label: t('ui:reorder.up'),
      icon: <IconArrowUp size={18} aria-hidden />,
      onSelect: () => ops.moveBy(item.id, -1),
    },
    {
      key: 'down',
      label: t('ui:reorder.down'),
      icon: <IconArrowDown size={18} aria-hidden />,
      onSelect: () => ops.moveBy(item.id, 1),
    },
    {
      key: 'delete',
      label: t('row.delete'),
      icon: <IconTrash size={18} aria-hidden />,
      isDangerous: true,
      startsGroup: true,
      onSelect: () => ops.remove(item),
    },
  ];
  return (
    <div className={classes.menu}>
      <LateCode>
        <ActionMenu
          label={t('ui:actionsFor', { name })}
          icon={<IconDots size={20} aria-hidden />}
          entries={entries}
        />
      </LateCode>
    </div>
  );
}
