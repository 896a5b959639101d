/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a virtual table are placed, which HTML's own table does not allow */
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconDotsVertical as IconDots } from '../../../../ui/icons/dots-vertical.ts';
import { IconPencil } from '../../../../ui/icons/pencil.ts';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import type { DataColumn, DataItem, DataKind } from '../data-kind.ts';
import type { DataDialogs } from '../data-page.tsx';
import classes from './table.module.css';

/** One row: a tick, its columns, a pencil and a menu. */
export function DataRow<T extends DataItem>({
  ref,
  index,
  start,
  kind,
  columns,
  item,
  isMarked,
  onMark,
  dialogs,
}: {
  ref: Ref<HTMLDivElement>;
  index: number;
  /** Offset below the head of the table, in pixels. */
  start: number;
  kind: DataKind<T>;
  columns: readonly DataColumn<T>[];
  item: T;
  isMarked: boolean;
  onMark: (isOn: boolean) => void;
  dialogs: DataDialogs<T>;
}) {
  const { t } = useTranslation('data');
  return (
    <div
      role="row"
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={`${classes.line} ${classes.row}`}
      data-marked={isMarked || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div role="cell" className={classes.mark}>
        <Checkbox
          aria-label={t('mark', { name: item.name })}
          checked={isMarked}
          onChange={(event) => onMark(event.currentTarget.checked)}
        />
      </div>
      {columns.map(({ key, Cell, isEmpty }, column) => (
        <div
          key={key}
          role={column === 0 ? 'rowheader' : 'cell'}
          className={classes.cell}
          data-label={column === 0 ? undefined : t(`column.${key}`)}
          data-empty={isEmpty?.(item) === true || undefined}
        >
          <Cell item={item} />
        </div>
      ))}
      <div role="cell" className={classes.menu}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t('editOne', { name: item.name })}
          title={t('action.edit')}
          data-part="edit"
          onClick={() => dialogs.edit(item)}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
        <RowMenu kind={kind} item={item} dialogs={dialogs} />
      </div>
    </div>
  );
}

function RowMenu<T extends DataItem>({
  kind,
  item,
  dialogs,
}: {
  kind: DataKind<T>;
  item: T;
  dialogs: DataDialogs<T>;
}) {
  const { t } = useTranslation('data');
  const further = kind.actions
    .filter(({ places }) => places.includes('row'))
    .map(({ key, icon: Icon }): MenuEntry => ({
      key,
      label: t(`action.${key}`),
      icon: <Icon size={18} aria-hidden />,
      onSelect: () => dialogs.act(key, [item]),
    }));
  const entries: MenuEntry[] = [
    ...further,
    {
      key: 'delete',
      label: t('action.delete'),
      icon: <IconTrash size={18} aria-hidden />,
      isDangerous: true,
      startsGroup: further.length > 0,
      onSelect: () => dialogs.remove([item]),
    },
  ];
  return (
    <ActionMenu
      label={t('menuOf', { name: item.name })}
      icon={<IconDots size={18} aria-hidden />}
      entries={entries}
    />
  );
}
