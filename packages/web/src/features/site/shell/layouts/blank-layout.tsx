import { Outlet } from '@tanstack/react-router';
import { DemoBanner } from './demo-banner.tsx';
import { DisplayControls } from '../display/display-controls.tsx';
import classes from './layout.module.css';

/** No bar: signing in, setting up. Language and colour scheme stay within reach. */
export function BlankLayout() {
  return (
    <div className={classes.blank}>
      <DemoBanner />
      <div className={classes.blankBody}>
        <Outlet />
      </div>
      <footer className={classes.blankFoot}>
        <DisplayControls />
      </footer>
    </div>
  );
}
