import type { ReactNode } from 'react';
import { TabTitle } from '../page/tab-title.tsx';
import classes from './state.module.css';

/** The drawings of `drawings/`; each stands for one kind of page. */
export type Drawing = 'basket' | 'books' | 'chain' | 'fridge' | 'magnifier' | 'page' | 'pot' | 'table';

/**
 * Nothing here yet: one sentence and one action. Pages of the kitchen have a drawing, pages of administration an icon.
 */
export function EmptyState({
  drawing,
  icon,
  title,
  text,
  action,
  isPage = false,
}: {
  drawing?: Drawing;
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** It is the whole page, so its title is the page's heading and the tab's name. */
  isPage?: boolean;
}) {
  const Heading = isPage ? 'h1' : 'p';
  return (
    <div className={classes.root}>
      {isPage && <TabTitle title={title} />}
      {drawing !== undefined && <span className={classes[drawing]} data-part="drawing" aria-hidden />}
      {icon !== undefined && <span className={classes.icon}>{icon}</span>}
      <Heading className={classes.title} {...(isPage ? { tabIndex: -1 } : {})}>
        {title}
      </Heading>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
