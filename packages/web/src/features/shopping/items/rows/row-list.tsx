/* oxlint-disable jsx-a11y/prefer-tag-over-role -- between `ul` and `li` HTML allows no blocks */
import type { ComponentProps } from 'react';
import classes from './rows.module.css';

/** A row's height on most screens, in CSS pixels: what a block takes up before it was ever in sight. */
const rowPx = 53;

/** A list of many rows, which stand in blocks. */
export function RowList(props: Omit<ComponentProps<'div'>, 'role' | 'className'>) {
  return <div role="list" className={classes.rows} {...props} />;
}

/** Some rows of a long list, or the room for them. Out of sight they cost nothing, however many there are. */
export function RowBlock({ count, children }: ComponentProps<'div'> & { count: number }) {
  const style = { containIntrinsicBlockSize: `auto ${count * rowPx}px` };
  return (
    <div className={classes.block} data-block style={style}>
      {children}
    </div>
  );
}

/** A row of a list of many. */
export function Row(props: Omit<ComponentProps<'div'>, 'role'>) {
  return <div role="listitem" {...props} />;
}
