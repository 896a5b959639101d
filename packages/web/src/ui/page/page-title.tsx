import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title.ts';
import classes from './page-title.module.css';

/**
 * The heading of a page: its only h1, which takes the focus after a navigation and names the browser's tab. `intro`
 * is one or two sentences, `actions` are at the end of the line.
 */
export function PageTitle({
  title,
  intro,
  actions,
}: {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <header className={classes.root}>
      <div className={classes.texts}>
        <h1 tabIndex={-1} className={classes.title}>
          <bdi>{title}</bdi>
        </h1>
        {intro !== undefined && <p className={classes.intro}>{intro}</p>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
