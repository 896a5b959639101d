import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { FactList } from '../../../ui/settings/fact-list.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { sizeText } from '../../../ui/text/size-text.ts';
import { CleanActions } from './clean-actions.tsx';
import { databaseCheck } from './database-check.queries.ts';
import { DatabaseSection } from './database-section.tsx';
import { HouseholdStorageList } from './household-storage-list.tsx';
import { LogViewer } from './log-viewer.tsx';
import { storageDetails } from './maintenance.queries.ts';

/** Looking after the database file, the data folder and the log. */
export function MaintenancePage() {
  const { t } = useTranslation('maintenance');
  // The length of this section is unknown before: what follows appears together with it.
  const database = useQuery(databaseCheck);
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      {database.isPending ? <Loading lines={12} /> : <Sections />}
    </>
  );
}

function Sections() {
  const { t } = useTranslation('maintenance');
  return (
    <>
      <DatabaseSection />
      <CleanActions />
      <SectionCard title={t('storage.title')} text={t('storage.text')}>
        <Storage />
      </SectionCard>
      <SectionCard title={t('households.title')} text={t('households.text')}>
        <HouseholdStorageList />
      </SectionCard>
      <LogViewer />
    </>
  );
}

const parts = ['recipesDirSize', 'userDirSize', 'groupsDirSize', 'backupsDirSize', 'tempDirSize'] as const;

function Storage() {
  const { t } = useTranslation('maintenance');
  const storage = useQuery(storageDetails);
  if (storage.isLoadingError) {
    return <QueryError query={storage} title={t('notLoaded')} />;
  }
  const { data } = storage;
  const size = (name: (typeof parts)[number]) =>
    data === undefined ? undefined : sizeText(data[name], activeLocale.formats);
  return <FactList facts={parts.map((name) => [t(`storage.${name}`), size(name)] as const)} />;
}
