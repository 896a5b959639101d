import { Menu, type MenuItemProps, Portal } from '@mantine/core';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { MenuEntry } from './action-menu.tsx';
import classes from './open-menu.module.css';
import { onSite } from '../../platform/boot/site-address.ts';

/** Properties of an open menu. */
export interface OpenMenuProps {
  target: ReactElement;
  label: string;
  entries: readonly MenuEntry[];
  header: ReactNode;
  position?: 'bottom-start' | 'bottom-end';
  onClose: () => void;
}

/** The menu itself, while it is open: beside its button, and as a bottom sheet on phones. */
export function OpenMenu({
  target,
  label,
  entries,
  header,
  position = 'bottom-end',
  onClose,
}: OpenMenuProps) {
  return (
    <Menu
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position={position}
      // Where neither side has room, the menu lies over its button rather than beyond the window.
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      shadow="md"
      width={260}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Portal>
        <div className={classes.backdrop} />
      </Portal>
      <Menu.Dropdown aria-label={label} className={classes.menu ?? ''}>
        {header}
        {entries.map((entry) => (
          <Row key={entry.key} entry={entry} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Row({ entry }: { entry: MenuEntry }) {
  const shared = {
    leftSection: entry.icon,
    ...(entry.isDangerous === true ? { className: classes.dangerous ?? '' } : {}),
    ...(entry.isDisabled === true ? { disabled: true } : {}),
  };
  const select = (event: MouseEvent) => {
    if (entry.href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    entry.onSelect();
  };
  return (
    <>
      {entry.startsGroup === true && <Menu.Divider />}
      <Item entry={entry} shared={shared} onFollow={select} />
    </>
  );
}

function Item({
  entry,
  shared,
  onFollow,
}: {
  entry: MenuEntry;
  shared: Pick<MenuItemProps, 'leftSection' | 'className' | 'disabled'>;
  onFollow: (event: MouseEvent) => void;
}) {
  if (entry.isChosen !== undefined)
    return (
      <Menu.RadioItem
        data-part={entry.key}
        value={entry.key}
        checked={entry.isChosen}
        closeMenuOnClick
        onChange={entry.onSelect}
      >
        {entry.label}
      </Menu.RadioItem>
    );
  if (entry.href === undefined)
    return (
      <Menu.Item {...shared} data-part={entry.key} onClick={entry.onSelect}>
        {entry.label}
      </Menu.Item>
    );
  return (
    <Menu.Item {...shared} data-part={entry.key} component="a" href={onSite(entry.href)} onClick={onFollow}>
      {entry.label}
    </Menu.Item>
  );
}
