import { Suspense } from 'react';
import type { LastTimeProps } from './last-time.tsx';
import { LastTime } from './timeline-dialogs.ts';
import classes from './last-time.module.css';

/** The place of what was said the last time; nothing where the recipe was never made. */
export function LastTimeSlot(props: LastTimeProps) {
  if (props.recipe.lastMade === null) return null;
  return (
    <div className={classes.slot} data-part="last-time">
      <Suspense fallback={null}>
        <LastTime {...props} />
      </Suspense>
    </div>
  );
}
