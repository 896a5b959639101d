import type { ButtonHTMLAttributes } from 'react';
import classes from './icon-button.module.css';

/** A quiet button that is only an icon, without the kit, for the screens that have to be there at once. */
export function IconButton({
  size = 40,
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  'aria-label': string;
  /** Pixels of its sides. */
  size?: 36 | 40 | 44;
}) {
  return <button type="button" {...rest} data-size={size} className={`${classes.root} ${className}`} />;
}
