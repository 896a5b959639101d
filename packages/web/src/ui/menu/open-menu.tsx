import { Menu } from '@mantine/core';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { MenuEntry } from './action-menu.tsx';

/** Properties of an open menu. */
export interface OpenMenuProps {
  target: ReactElement;
  label: string;
  entries: readonly MenuEntry[];
  header: ReactNode;
  onClose: () => void;
}

/** The menu itself, while it is open. */
export function OpenMenu({ target, label, entries, header, onClose }: OpenMenuProps) {
  return (
    <Menu
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-end"
      shadow="md"
      width={260}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown aria-label={label}>
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
