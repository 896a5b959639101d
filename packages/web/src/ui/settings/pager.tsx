import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './settings.module.css';

/** Back and forth through the pages of a list; nothing where one page holds all. */
export function Pager({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation('ui');
  if (pages <= 1) return null;
  return (
    <nav className={classes.pager} aria-label={t('pager.label')}>
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('pager.previous')}
      </Button>
      <span>{t('pager.now', { page, pages })}</span>
      <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('pager.next')}
      </Button>
    </nav>
  );
}
