import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { databaseCheck } from './maintenance.queries.ts';
import classes from './maintenance.module.css';

const lookAgainMs = 3_600_000;

/** Says that the database file is damaged, with the way to what can be done; nothing while it is sound. */
export function DamageBanner() {
  const { t } = useTranslation('maintenance');
  const { data } = useQuery({ ...databaseCheck, staleTime: lookAgainMs, refetchInterval: lookAgainMs });
  if ((data?.lastCheck?.damage ?? []).length === 0) return null;
  return (
    <div className={classes.banner} role="alert">
      {t('database.banner')} <Link to="/admin/maintenance">{t('database.bannerLink')}</Link>
    </div>
  );
}
