import { PageTitle } from '../../ui/page/page-title.tsx';
import { Buttons, Fields } from './controls.tsx';
import classes from './components.module.css';
import { Overlays, States } from './feedback.tsx';
import { Parts } from './parts.tsx';
import samples from './samples.json';
import { Tokens } from './tokens.tsx';

/** All components of the kit in all their states, for those who build screens. */
export function ComponentsPage() {
  return (
    <main className={classes.page}>
      <PageTitle title={samples.title} intro={samples.intro} />
      <Tokens />
      <Buttons />
      <Fields />
      <Overlays />
      <States />
      <Parts />
    </main>
  );
}
