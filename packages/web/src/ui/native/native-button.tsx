import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import classes from './native.module.css';

/** How a button looks: the one action of a form, an equal alternative, a quiet one. */
export type ButtonLook = 'filled' | 'outlined' | 'quiet';

/**
 * A button without the kit, for the screens that have to be there at once. While it loads it keeps its width and its
 * focus and does nothing.
 */
export function NativeButton({
  look = 'filled',
  isLoading = false,
  icon,
  children,
  onClick,
  ...rest
}: ComponentPropsWithRef<'button'> & {
  look?: ButtonLook;
  isLoading?: boolean;
  icon?: ReactNode;
}) {
  return (
    <button
      type="button"
      {...rest}
      className={classes.button}
      data-look={look}
      data-loading={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    >
      {isLoading && <Spinner />}
      <span className={classes.buttonText}>
        {icon}
        {children}
      </span>
    </button>
  );
}
