import { type ReactNode, useId } from 'react';
import classes from './settings.module.css';

/** One matter of a page of settings: heading, a sentence or two, and what can be done. */
export function SectionCard({
  title,
  text,
  actions,
  children,
}: {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.heading}>
          {title}
        </h2>
        {actions}
      </div>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {children}
    </section>
  );
}
