import type { GroupInDB } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../../platform/routing/index.ts';
import { isApiError } from '../../../platform/api/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { SectionCard } from '../../../ui/settings/section-card.tsx';
import { SwitchRow } from '../../../ui/settings/switch-row.tsx';
import { RenameForm } from '../households/index.ts';
import { adminGroup, useChangeGroup } from './admin-groups.queries.ts';
import { useRename } from './admin-list.queries.ts';
import classes from './group-administration.module.css';

/** One group: its name, whether it shows itself, its households. */
export function AdminGroupPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = usePathParams();
  const found = useQuery(adminGroup(id));
  if (found.isPending) return <Loading lines={6} />;
  if (found.isLoadingError) {
    if (isApiError(found.error, 404) || isApiError(found.error, 422)) throw found.error;
    return <QueryError query={found} title={t('notLoaded')} isPage />;
  }
  return <Group group={found.data} />;
}

function Group({ group }: { group: GroupInDB }) {
  const { t } = useTranslation(['admin', 'places']);
  const { id, name, households, users, preferences } = group;
  const change = useChangeGroup(id);
  const rename = useRename('groups', id);
  const people = (homeId: string) => (users ?? []).filter(({ householdId }) => householdId === homeId).length;
  return (
    <>
      <PageTitle title={name} intro={t('people', { count: users?.length ?? 0 })} />
      <SectionCard title={t('nameTitle')} text={t('renameText')}>
        <RenameForm key={name} name={name} onRename={rename.mutateAsync} />
      </SectionCard>
      {preferences !== null && (
        <SectionCard title={t('places:group.privacy')}>
          <SwitchRow
            label={t('places:group.private.label')}
            hint={t('places:group.private.hint')}
            isOn={preferences.privateGroup}
            onChange={(isOn) => change({ preferences: { ...preferences, privateGroup: isOn } })}
          />
        </SectionCard>
      )}
      <SectionCard title={t('households.title')}>
        {(households ?? []).length === 0 ? (
          <p>{t('groups.noHouseholds')}</p>
        ) : (
          <ul className={classes.people}>
            {(households ?? []).map((household) => (
              <li key={household.id}>
                <Link to="/admin/manage/households/$id" params={{ id: household.id }} dir="auto">
                  {household.name}
                </Link>
                {` · ${t('people', { count: people(household.id) })}`}
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
    </>
  );
}
