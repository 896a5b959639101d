import { IconAlertTriangle } from '../icons/alert-triangle.ts';
import { IconInfoCircle } from '../icons/info-circle.ts';
import type { ReactNode } from 'react';
import classes from './notice.module.css';

/** A message within the page: errors and warnings are spoken at once, the rest politely. */
export function Notice({
  color = 'info',
  title,
  children,
}: {
  color?: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children: ReactNode;
}) {
  const isUrgent = color === 'error' || color === 'warning';
  const Icon = isUrgent ? IconAlertTriangle : IconInfoCircle;
  return (
    <div className={classes.root} data-color={color} role={isUrgent ? 'alert' : 'status'}>
      <Icon className={classes.icon} size={20} aria-hidden />
      <div>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
