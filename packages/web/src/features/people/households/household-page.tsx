import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../platform/session/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import {
  ownHouseholdPreferences,
  useChangeHouseholdPreferences,
  useRenameOwnHousehold,
} from './households.queries.ts';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { RenameForm } from './rename-form.tsx';
import { HouseholdPreferenceFields } from './preference-fields.tsx';

/** Name and preferences of the own household; every change of the latter is saved at once. */
export function HouseholdPage() {
  const { t } = useTranslation(['places', 'stores']);
  const self = useSelf();
  const rename = useRenameOwnHousehold();
  return (
    <>
      <PageTitle title={self?.household ?? t('household.title')} intro={t('household.intro')} />
      {self && (
        <SectionCard title={t('household.name')} text={t('household.nameText')}>
          <RenameForm key={self.household} name={self.household} onRename={rename.mutateAsync} />
        </SectionCard>
      )}
      <SectionCard
        title={t('stores:title')}
        text={t('stores:intro')}
        actions={
          <Button variant="default" renderRoot={(props) => <Link to="/household/stores" {...props} />}>
            {t('stores:soldAt.manage')}
          </Button>
        }
      />
      <Preferences />
    </>
  );
}

function Preferences() {
  const { t } = useTranslation('places');
  const preferences = useQuery(ownHouseholdPreferences);
  const change = useChangeHouseholdPreferences();
  if (preferences.isPending) return <Loading lines={8} />;
  if (preferences.isLoadingError) {
    return <QueryError query={preferences} title={t('notLoaded')} />;
  }
  return <HouseholdPreferenceFields preferences={preferences.data} onChange={change} />;
}
