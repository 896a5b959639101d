import { IconChevronDown } from '../../../ui/icons/chevron-down.ts';
import { type ReactNode, useState } from 'react';
import lists from './recipe-lists.module.css';

/**
 * A part of a list under its heading, which folds it away; without a heading it is just the part. Where `isEmpty`, there
 * is nothing to fold.
 */
export function Collapsible({
  title,
  isEmpty,
  children,
}: {
  title: string | null;
  isEmpty: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(true);
  if (title === null) return children;
  const name = <bdi>{title}</bdi>;
  return (
    <>
      <h3 className={lists.subhead}>
        {isEmpty ? (
          name
        ) : (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {name}
            <IconChevronDown size={18} aria-hidden />
          </button>
        )}
      </h3>
      {isOpen && !isEmpty && children}
    </>
  );
}
