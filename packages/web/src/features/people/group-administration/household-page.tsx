import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../../platform/routing/index.ts';
import { isApiError } from '../../../platform/api/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { HouseholdPreferenceFields, RenameForm } from '../households/index.ts';
import { adminHousehold, useChangeHousehold } from './admin-households.queries.ts';
import { useRename } from './admin-list.queries.ts';
import classes from './group-administration.module.css';

/** One household: name, members, preferences. */
export function AdminHouseholdPage() {
  const { t } = useTranslation(['admin', 'places']);
  const { id = '' } = usePathParams();
  const found = useQuery(adminHousehold(id));
  const change = useChangeHousehold(id);
  const rename = useRename('households', id);
  if (found.isPending) return <Loading lines={8} />;
  if (found.isLoadingError) {
    if (isApiError(found.error, 404) || isApiError(found.error, 422)) throw found.error;
    return <QueryError query={found} title={t('notLoaded')} isPage />;
  }
  const { name, group, users, preferences } = found.data;
  return (
    <>
      <PageTitle title={name} intro={t('households.inGroup', { group })} />
      <SectionCard title={t('nameTitle')} text={t('renameText')}>
        <RenameForm key={name} name={name} onRename={rename.mutateAsync} />
      </SectionCard>
      <SectionCard title={t('peopleTitle')}>
        {(users ?? []).length === 0 ? (
          <p>{t('nobody')}</p>
        ) : (
          <ul className={classes.people}>
            {(users ?? []).map((user) => (
              <li key={user.id}>
                <bdi>{user.fullName}</bdi>
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
      {preferences !== null && <HouseholdPreferenceFields preferences={preferences} onChange={change} />}
    </>
  );
}
