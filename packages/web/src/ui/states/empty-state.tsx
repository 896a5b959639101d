import type { ReactNode } from 'react';
import classes from './state.module.css';

/** Nothing here yet: one sentence and one action. */
export function EmptyState({
  icon,
  title,
  text,
  action,
}: {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={classes.root}>
      {icon !== undefined && <span className={classes.icon}>{icon}</span>}
      <p className={classes.title}>{title}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
