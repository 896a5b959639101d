import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { databaseCheck } from './database-check.queries.ts';
import classes from './damage-banner.module.css';

const lookAgainMs = 3_600_000;

/** Says that the database file is damaged, with the way to what can be done; nothing while it is sound. */
export function DamageBanner() {
  const { t } = useTranslation('shell');
  const { data } = useQuery({ ...databaseCheck, staleTime: lookAgainMs, refetchInterval: lookAgainMs });
  if ((data?.lastCheck?.damage ?? []).length === 0) return null;
  return (
    <div className={classes.banner} role="alert">
      {t('damage.text')} <Link to="/admin/maintenance">{t('damage.link')}</Link>
    </div>
  );
}
