import { Link, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dataPages } from './data-pages.ts';
import classes from './data.module.css';

const sections = ['recipes', 'kitchen', 'organizers'] as const;

/** From one page of data to the next: a row of links that scrolls where it does not fit. */
export function DataSwitch() {
  const { t } = useTranslation('data');
  const { routesByPath } = useRouter();
  const pages = dataPages.filter(({ to }) => to in routesByPath);
  return (
    <nav className={classes.switch} aria-label={t('switch')}>
      {sections.map((section) => (
        <ul key={section} className={classes.switchSection}>
          {pages
            .filter((page) => page.section === section)
            .map(({ key, to }) => (
              <li key={key}>
                <Link to={to} className={classes.switchLink}>
                  {t(`page.${key}`)}
                </Link>
              </li>
            ))}
        </ul>
      ))}
    </nav>
  );
}
