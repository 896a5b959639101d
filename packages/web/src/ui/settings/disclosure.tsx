import { IconChevronDown } from '../icons/chevron-down.ts';
import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

/** One thing of a list that opens to be looked at and changed: its name, a line about it, and whether it is on. */
export function Disclosure({
  title,
  text,
  isOn,
  isOpen,
  onToggle,
  children,
}: {
  title: string;
  text: string;
  isOn: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details
      className={classes.root}
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      data-on={isOn}
    >
      <summary className={classes.head}>
        <span className={classes.dot} aria-hidden />
        <span className={classes.texts}>
          <span className={classes.title} dir="auto">
            {title}
          </span>
          <span className={classes.text}>{text}</span>
        </span>
        <IconChevronDown size={20} stroke={1.5} aria-hidden className={classes.chevron ?? ''} />
      </summary>
      {isOpen && <div className={classes.body}>{children}</div>}
    </details>
  );
}
