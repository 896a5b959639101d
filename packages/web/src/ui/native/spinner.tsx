import classes from './native.module.css';

/** Something is under way. The caller says so in words. */
export function Spinner() {
  return <span className={classes.spinner} aria-hidden />;
}
