import { ActionIcon } from '@mantine/core';
import { IconArrowBarToDown as IconArrowBarDown } from '../../../../ui/icons/arrow-bar-to-down.ts';
import { IconArrowBarToUp as IconArrowBarUp } from '../../../../ui/icons/arrow-bar-to-up.ts';
import { IconArrowDown } from '../../../../ui/icons/arrow-down.ts';
import { IconArrowUp } from '../../../../ui/icons/arrow-up.ts';
import { IconDotsVertical as IconDots } from '../../../../ui/icons/dots-vertical.ts';
import { IconHeading } from '../../../../ui/icons/heading.ts';
import { IconRowInsertTop as IconInsertAbove } from '../../../../ui/icons/row-insert-top.ts';
import { IconRowInsertBottom as IconInsertBelow } from '../../../../ui/icons/row-insert-bottom.ts';
import { IconTrash } from '../../../../ui/icons/trash.ts';
import { IconArrowsMoveVertical as IconMoveTo } from '../../../../ui/icons/arrows-move-vertical.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuEntry } from '../../../../ui/menu/action-menu.tsx';
import { MoveToDialog } from './lazy-dialogs.ts';
import type { Row } from './row-moves.ts';
import type { Direction, RowOps } from './use-rows.ts';

const directions = [
  { direction: 'up', Icon: IconArrowUp },
  { direction: 'down', Icon: IconArrowDown },
  { direction: 'top', Icon: IconArrowBarUp },
  { direction: 'bottom', Icon: IconArrowBarDown },
] as const satisfies readonly { direction: Direction; Icon: unknown }[];

/** All that can be done with a row, for those who do not drag. */
export function RowMenu<T extends Row>({
  id,
  row,
  index,
  count,
  label,
  ops,
  blank,
  extra = [],
}: {
  id: string;
  row: T;
  index: number;
  count: number;
  label: string;
  ops: RowOps<T>;
  blank: () => T;
  extra?: readonly MenuEntry[];
}) {
  const { t } = useTranslation('editor');
  const [isAsking, setAsking] = useState(false);
  const isUseless = (direction: Direction) =>
    direction === 'up' || direction === 'top'
      ? index === 0 && (direction === 'top' || row.title === null || count === 1)
      : index === count - 1;
  const entries: MenuEntry[] = [
    ...directions.map(({ direction, Icon }) => ({
      key: direction,
      label: t(`row.${direction}`),
      icon: <Icon size={18} aria-hidden />,
      onSelect: () => ops.move(id, direction, 'menu'),
      isDisabled: isUseless(direction),
    })),
    {
      key: 'moveTo',
      label: t('row.moveTo'),
      icon: <IconMoveTo size={18} aria-hidden />,
      onSelect: () => setAsking(true),
      isDisabled: count < 2,
    },
    {
      key: 'above',
      label: t('row.insertAbove'),
      icon: <IconInsertAbove size={18} aria-hidden />,
      onSelect: () => ops.insert(id, 'above', [blank()]),
      startsGroup: true,
    },
    {
      key: 'below',
      label: t('row.insertBelow'),
      icon: <IconInsertBelow size={18} aria-hidden />,
      onSelect: () => ops.insert(id, 'below', [blank()]),
    },
    {
      key: 'heading',
      label: row.title === null ? t('heading.add') : t('heading.remove'),
      icon: <IconHeading size={18} aria-hidden />,
      onSelect: () => ops.toggleHeading(id),
    },
    ...extra,
    {
      key: 'delete',
      label: t('row.delete'),
      icon: <IconTrash size={18} aria-hidden />,
      onSelect: () => ops.remove(id),
      isDangerous: true,
      startsGroup: true,
    },
  ];
  return (
    <>
      <ActionMenu
        label={label}
        entries={entries}
        renderButton={(props) => (
          <ActionIcon {...props} variant="subtle" color="gray" size={36} aria-label={label} data-field="menu">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        )}
      />
      <Suspense fallback={null}>
        {isAsking && (
          <MoveToDialog
            count={count}
            place={index + 1}
            onMove={(to) => ops.moveTo(id, to)}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
