import type { ReactNode } from 'react';
import classes from '../edit-profile/edit-profile.module.css';

/** A part of the profile with its heading. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
