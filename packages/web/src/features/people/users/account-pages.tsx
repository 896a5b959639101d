import { Button } from '@mantine/core';
import type { Page, UserOut } from '@hearth/contract';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import classes from './accounts.module.css';

/** How many people there are, and the way to those on other pages. */
export function AccountPages({ page, onPage }: { page: Page<UserOut>; onPage: (page: number) => void }) {
  const { t } = useTranslation('manage-users');
  return (
    <nav className={classes.pages} aria-label={t('pages.label')}>
      <p>{t('pages.total', { count: page.total })}</p>
      {page.total_pages > 1 && (
        <div className={classes.turn}>
          <Button variant="default" disabled={page.page <= 1} onClick={() => onPage(page.page - 1)}>
            {t('pages.previous')}
          </Button>
          <span>
            {t('pages.now', { page: formats.number(page.page), pages: formats.number(page.total_pages) })}
          </span>
          <Button
            variant="default"
            disabled={page.page >= page.total_pages}
            onClick={() => onPage(page.page + 1)}
          >
            {t('pages.next')}
          </Button>
        </div>
      )}
    </nav>
  );
}
