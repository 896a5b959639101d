import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '../icons/grip-vertical.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formats } from '../../platform/i18n/index.ts';
import { announce } from '../live-region.tsx';
import { ActionMenu, type MenuEntry } from '../menu/action-menu.tsx';
import { dragRow } from './drag-row.ts';
import classes from './reorder.module.css';

/** The position of an entry in its list, and a function that moves it; positions count from 0. */
export interface Reordering {
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/**
 * The handle of a row: drag it, press Alt with an arrow, or choose from its menu. The list is the nearest element with
 * `data-reorder`, its rows are the children.
 */
export function ReorderHandle({ name, index, count, onMove }: Reordering & { name: string }) {
  const { t } = useTranslation('ui');
  const move = (to: number) => {
    if (to < 0 || to >= count || to === index) return;
    onMove(index, to);
    announce(t('reorder.moved', { name, place: formats.number(to + 1), count: formats.number(count) }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? chooseStep(event.key) : 0;
    if (step === 0) return;
    event.preventDefault();
    move(index + step);
  };
  const onPointerDown = ({ currentTarget, nativeEvent }: PointerEvent<HTMLElement>) =>
    dragRow(currentTarget, nativeEvent, index, move);
  const entries: MenuEntry[] = [
    { key: 'up', label: t('reorder.up'), isDisabled: index === 0, onSelect: () => move(index - 1) },
    {
      key: 'down',
      label: t('reorder.down'),
      isDisabled: index === count - 1,
      onSelect: () => move(index + 1),
    },
  ];
  const label = t('reorder.handle', { name });
  return (
    <ActionMenu
      label={label}
      entries={entries}
      renderButton={(props) => (
        <ActionIcon
          {...props}
          className={classes.handle}
          variant="subtle"
          color="gray"
          size={40}
          aria-label={label}
          title={t('reorder.hint')}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
        >
          <IconGripVertical size={20} aria-hidden />
        </ActionIcon>
      )}
    />
  );
}

function chooseStep(key: string): number {
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : 0;
}
