import type { ReactNode } from 'react';
import classes from './settings.module.css';

/** A framed list of a page of settings; each child is its own `li`. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}
