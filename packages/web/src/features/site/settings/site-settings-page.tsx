import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { AboutServer } from './about-server.tsx';
import { MailTest } from './mail-test.tsx';
import { ServerChecks } from './server-checks.tsx';
import { checkup } from './doctor.queries.ts';
import { serverChecks, siteSettingsQuery } from './site-settings.queries.ts';
import { TrustedNetworksForm } from './trusted-networks-form.tsx';
import classes from './site-settings.module.css';

/** What holds for the whole server; administrators only. */
export function SiteSettingsPage() {
  const { t } = useTranslation('site-settings');
  // The length of the list of checks is unknown before: what follows appears together with it.
  const checks = useQuery(serverChecks);
  const found = useQuery(checkup);
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      {checks.isPending || found.isPending ? <Loading lines={12} /> : <Sections />}
    </>
  );
}

function Sections() {
  const { t } = useTranslation('site-settings');
  return (
    <>
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
  if (settings.isPending) return <Loading lines={3} room={236} />;
  if (settings.isLoadingError) {
    return <QueryError query={settings} title={t('networks.notLoaded')} />;
  }
  return <TrustedNetworksForm saved={settings.data} />;
}
