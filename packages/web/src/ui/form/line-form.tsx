import type { ReactNode, SubmitEvent } from 'react';
import classes from './line-form.module.css';

/** A form of one field with its button beside it, or below it where there is no room. `children` are both of them. */
export function LineForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {children}
    </form>
  );
}
