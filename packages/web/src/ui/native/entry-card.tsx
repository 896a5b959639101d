import type { ReactNode } from 'react';
import { BrandMark } from '../graphics/brand-mark.tsx';
import { useDocumentTitle } from '../page/use-document-title.ts';
import classes from './entry-card.module.css';

/** A page before the app's own: brand, title, a sentence, and one thing to do. */
export function EntryCard({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  useDocumentTitle(title);
  return (
    <main id="main" className={classes.card}>
      <header className={classes.head}>
        <BrandMark size={56} />
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes.intro}>{intro}</p>
      </header>
      {children}
    </main>
  );
}
