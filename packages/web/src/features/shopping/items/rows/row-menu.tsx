import { IconArrowDown } from '../../../../ui/icons/arrow-down.ts';
import { IconArrowUp } from '../../../../ui/icons/arrow-up.ts';
import { IconDotsVertical as IconDots } from '../../../../ui/icons/dots-vertical.ts';
import { IconPencil } from '../../../../ui/icons/pencil.ts';
import { IconPlus } from '../../../../ui/icons/plus.ts';
import { IconSend } from '../../../../ui/icons/send.ts';
import { IconStore } from '../../../../ui/icons/building-store.ts';
import { IconTag } from '../../../../ui/icons/tag.ts';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import type { ListItem } from '../../sync/index.ts';
import { LateCode } from '../late-code.tsx';
import type { RowOps } from './use-row-ops.ts';
import classes from './rows.module.css';

/** The menu of an item: all but ticking it. */
export function RowMenu({
  item,
  name,
  hasLabels,
  ops,
  onStep,
}: {
  item: ListItem;
  name: string;
  hasLabels: boolean;
  ops: RowOps;
  /** Opens − and +. */
  onStep: () => void;
}) {
  const { t } = useTranslation(['shopping-lists', 'stores', 'ui']);
  const entries: MenuEntry[] = [
    {
      key: 'edit',
      label: t('row.edit'),
      icon: <IconPencil size={18} aria-hidden />,
      onSelect: () => ops.edit(item.id),
    },
    {
      key: 'amount',
      label: t('row.amount'),
      icon: <IconPlus size={18} aria-hidden />,
      onSelect: onStep,
    },
    ...(hasLabels
      ? [
          {
            key: 'label',
            label: t('edit.label'),
            icon: <IconTag size={18} aria-hidden />,
            onSelect: () => ops.label(item),
          },
        ]
      : []),
    ...(item.food === null
      ? []
      : [
          {
            key: 'sold-at',
            label: t('stores:soldAt.menu'),
            icon: <IconStore size={18} aria-hidden />,
            onSelect: () => ops.soldAt(item),
          },
        ]),
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
