import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { boot } from '../../platform/boot/boot.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { siteSettingsQuery } from './site-settings.queries.ts';
import { TrustedNetworksForm } from './trusted-networks-form.tsx';
import classes from './site-settings.module.css';

/** What holds for the whole server; administrators only. */
export function SiteSettingsPage() {
  const { t } = useTranslation('site-settings');
  return (
    <div className={classes.page}>
      <PageTitle title={t('title')} intro={t('intro')} />
      <section className={classes.card} aria-labelledby="networks-title">
        <h2 id="networks-title" className={classes.heading}>
          {t('networks.title')}
        </h2>
        <p className={classes.text}>{t('networks.what')}</p>
        <p className={classes.text}>{t('networks.risk')}</p>
        <Networks />
      </section>
      <p className={classes.version}>{t('version', { version: boot.version })}</p>
    </div>
  );
}

function Networks() {
  const { t } = useTranslation('site-settings');
  const settings = useQuery(siteSettingsQuery);
  if (settings.isPending) return <Skeleton height={160} radius="md" />;
  if (settings.isError) {
    return (
      <ErrorState
        title={t('networks.notLoaded')}
        detail={settings.error.message}
        onRetry={() => void settings.refetch()}
        isRetrying={settings.isFetching}
      />
    );
  }
  return <TrustedNetworksForm saved={settings.data} />;
}
