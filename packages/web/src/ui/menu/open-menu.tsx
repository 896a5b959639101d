import { Menu } from '@mantine/core';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { MenuEntry } from './action-menu.tsx';

/** Properties of an open menu. */
export interface OpenMenuProps {
  target: ReactNode;
  label: string;
  entries: readonly MenuEntry[];
  header: ReactNode;
  onClose: () => void;
}

/** The menu itself, while it is open. When it closes, the focus returns to its button. */
export function OpenMenu({ target, label, entries, header, onClose }: OpenMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  useReturnedFocus(anchor);
  return (
    <Menu opened onChange={(isOpen) => !isOpen && onClose()} position="bottom-end" shadow="md" width={240}>
      <Menu.Target>
        <span ref={anchor} style={{ display: 'inline-flex' }}>
          {target}
        </span>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {header}
        {entries.map((entry) => (
          <Row key={entry.key} entry={entry} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A focus that the user has already moved elsewhere stays there. */
function useReturnedFocus(anchor: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const parent = anchor.current?.parentElement;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        parent?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
      });
    };
  }, [anchor]);
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
        <Menu.Item {...shared} onClick={entry.onSelect}>
          {entry.label}
        </Menu.Item>
      ) : (
        <Menu.Item {...shared} component="a" href={entry.href} onClick={select}>
          {entry.label}
        </Menu.Item>
      )}
    </>
  );
}
