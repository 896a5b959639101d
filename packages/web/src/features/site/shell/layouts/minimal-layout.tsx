import type { ReactNode } from 'react';
import { BrandLink } from '../navigation/brand-link.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { SkipLink } from './skip-link.tsx';
import classes from './layout.module.css';

/** Only a bar with the brand, for pages outside the app's navigation. */
export function MinimalLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <DemoBanner />
      <header className={classes.minimalBar}>
        <BrandLink />
      </header>
      <main id="main" className={classes.page}>
        {children}
      </main>
    </>
  );
}
