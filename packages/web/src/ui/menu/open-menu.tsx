import { Menu } from '@mantine/core';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { MenuEntry } from './action-menu.tsx';

/** Properties of an open menu. */
export interface OpenMenuProps {
  target: ReactElement;
  label: string;
  entries: readonly MenuEntry[];
  header: ReactNode;
  position?: 'bottom-start' | 'bottom-end';
  onClose: () => void;
}

/** The menu itself, while it is open. */
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
      <Menu.Dropdown
        aria-label={label}
        style={{ maxBlockSize: 'min(28rem, 100dvh - 16px)', overflowY: 'auto' }}
      >
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
    ...(entry.isDangerous === true ? { color: 'error' } : {}),
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
      {entry.href === undefined ? (
        <Menu.Item {...shared} data-part={entry.key} onClick={entry.onSelect}>
          {entry.label}
        </Menu.Item>
      ) : (
        <Menu.Item {...shared} data-part={entry.key} component="a" href={entry.href} onClick={select}>
          {entry.label}
        </Menu.Item>
      )}
    </>
  );
}
