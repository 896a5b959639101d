import type { ReactNode } from 'react';
import classes from './state.module.css';

/** The drawings of `drawings/`; each stands for one kind of page. */
export type Drawing = 'basket' | 'books' | 'chain' | 'fridge' | 'magnifier' | 'page' | 'pot' | 'table';

/**
 * Nothing here yet: one sentence and one action. Pages of the kitchen have a drawing, pages of administration an icon.
 */
export function EmptyState({
  drawing,
  icon,
  title,
  text,
  action,
}: {
  drawing?: Drawing;
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={classes.root}>
      {drawing !== undefined && <span className={classes[drawing]} data-part="drawing" aria-hidden />}
      {icon !== undefined && <span className={classes.icon}>{icon}</span>}
      <p className={classes.title}>{title}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
