import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { CopyButton } from '../../../ui/clipboard/copy-button.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { FactList } from '../../../ui/settings/fact-list.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { sizeText } from '../../../ui/text/size-text.ts';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import { ownGroupPreferences, ownGroupStorage, useChangeGroupPreferences } from './groups.queries.ts';
import classes from './groups.module.css';
import { siteAddress } from '../../../platform/boot/site-address.ts';

/** Who may see the recipes of the own group, and how much room they take. */
export function GroupPage() {
  const { t } = useTranslation('places');
  const self = useSelf();
  return (
    <>
      <PageTitle title={self?.group ?? t('group.title')} intro={t('group.intro')} />
      <SectionCard title={t('group.privacy')}>
        <Privacy />
      </SectionCard>
      <SectionCard title={t('group.storage')} text={t('group.storageText')}>
        <Storage />
      </SectionCard>
    </>
  );
}

function Privacy() {
  const { t } = useTranslation('places');
  const preferences = useQuery(ownGroupPreferences);
  const change = useChangeGroupPreferences();
  if (preferences.isPending) return <Loading lines={2} room={96} />;
  if (preferences.isLoadingError) return <QueryError query={preferences} title={t('notLoaded')} />;
  const { privateGroup } = preferences.data;
  return (
    <>
      <SwitchRow
        label={t('group.private.label')}
        hint={t('group.private.hint')}
        isOn={privateGroup}
        onChange={(isOn) => change({ privateGroup: isOn })}
      />
      {!privateGroup && <PublicAddress />}
    </>
  );
}

/** The address of the group while it is public. */
function PublicAddress() {
  const { t } = useTranslation('places');
  const self = useSelf();
  const address = siteAddress(`/g/${self?.groupSlug ?? ''}`);
  return (
    <div className={classes.address}>
      <p>{t('group.public')}</p>
      <div className={classes.link}>
        <a href={address} dir="ltr">
          {address}
        </a>
        <CopyButton text={address} label={t('group.copy')} />
      </div>
    </div>
  );
}

function Storage() {
  const { t } = useTranslation('places');
  const storage = useQuery(ownGroupStorage);
  if (storage.isPending) return <Loading lines={1} room={24} />;
  if (storage.isLoadingError) return <QueryError query={storage} title={t('notLoaded')} />;
  const used = sizeText(storage.data.usedStorageStr, activeLocale.formats);
  return <FactList facts={[[t('group.used'), used]]} />;
}
