import { Popover } from '@mantine/core';
import type { ReactNode } from 'react';

/** Properties of an open explanation. */
export interface OpenHelpProps {
  target: ReactNode;
  topic: string;
  children: ReactNode;
  onClose: () => void;
}

/** The explanation itself; Esc and a tap elsewhere close it. */
export function OpenHelp({ target, topic, children, onClose }: OpenHelpProps) {
  return (
    <Popover
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      width={300}
      withArrow
      trapFocus
      shadow="md"
      position="bottom"
    >
      <Popover.Target>
        <span style={{ display: 'inline-flex' }}>{target}</span>
      </Popover.Target>
      <Popover.Dropdown aria-label={topic} tabIndex={-1} data-autofocus>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
