import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dataPages } from './data-pages.ts';
import pageLinks from '../../../ui/page/page-links.module.css';
import classes from './data.module.css';

const sections = ['recipes', 'kitchen', 'organizers'] as const;

/** From one page of data to the next: a row of links that scrolls where it does not fit. */
export function DataSwitch() {
  const { t } = useTranslation('data');
  const { routesByPath } = useRouter();
  const pages = dataPages.filter(({ to }) => to in routesByPath);
  return (
    <nav ref={useActiveInView()} className={classes.switch} aria-label={t('switch')}>
      {sections.map((section) => (
        <ul key={section} className={classes.switchSection}>
          {pages
            .filter((page) => page.section === section)
            .map(({ key, to }) => (
              <li key={key}>
                <Link to={to} className={pageLinks.link}>
                  {t(`page.${key}`)}
                </Link>
              </li>
            ))}
        </ul>
      ))}
    </nav>
  );
}

/** Scrolls only the row, until the open page is in its middle. */
function useActiveInView() {
  const row = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current="page"]');
    if (!link || row.current === null) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    row.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the open page is marked in the row by its address
  }, [path]);
  return row;
}
