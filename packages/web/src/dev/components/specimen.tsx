import type { ReactNode } from 'react';
import classes from './components.module.css';

/** A component by the name that code knows it by, in one state after the other. */
export function Specimen({
  name,
  isWide = false,
  children,
}: {
  name: string;
  /** Below each other, as wide as the page, instead of side by side. */
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={classes.specimen} aria-labelledby={`specimen-${name}`} data-part="specimen">
      <h2 id={`specimen-${name}`} className={classes.name}>
        {name}
      </h2>
      <div className={isWide ? classes.column : classes.row}>{children}</div>
    </section>
  );
}
