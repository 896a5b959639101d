import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { AboutServer } from './about-server.tsx';
import { MailTest } from './mail-test.tsx';
import { ServerChecks } from './server-checks.tsx';
import { siteSettingsQuery } from './site-settings.queries.ts';
import { TrustedNetworksForm } from './trusted-networks-form.tsx';
import classes from './site-settings.module.css';

/** What holds for the whole server; administrators only. */
export function SiteSettingsPage() {
  const { t } = useTranslation('site-settings');
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <ServerChecks />
      <MailTest />
      <SectionCard title={t('networks.title')} text={t('networks.what')}>
        <p className={classes.text}>{t('networks.risk')}</p>
        <Networks />
      </SectionCard>
      <AboutServer />
    </>
  );
}

function Networks() {
  const { t } = useTranslation('site-settings');
  const settings = useQuery(siteSettingsQuery);
  if (settings.isPending) return <Skeleton height={160} radius="md" />;
  if (settings.isLoadingError) {
    return <QueryError query={settings} title={t('networks.notLoaded')} />;
  }
  return <TrustedNetworksForm saved={settings.data} />;
}
