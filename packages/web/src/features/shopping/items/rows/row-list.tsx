/* oxlint-disable jsx-a11y/prefer-tag-over-role -- between `ul` and `li` HTML allows no blocks */
import type { ComponentProps } from 'react';
import classes from './rows.module.css';

/** Usual height of a row in CSS pixels, for the size of a block before it is rendered. */
const rowPx = 45;

/** A list of many rows in blocks. */
export function RowList(props: Omit<ComponentProps<'div'>, 'role' | 'className'>) {
  return <div role="list" className={classes.rows} {...props} />;
}

/** A block of rows, or a placeholder of its size. Blocks outside the viewport are not rendered. */
export function RowBlock({ count, children }: ComponentProps<'div'> & { count: number }) {
  const style = { containIntrinsicBlockSize: `auto ${count * rowPx}px` };
  return (
    <div className={classes.block} data-block style={style}>
      {children}
    </div>
  );
}

/** A row of a {@link RowList}. */
export function Row(props: Omit<ComponentProps<'div'>, 'role'>) {
  return <div role="listitem" {...props} />;
}
