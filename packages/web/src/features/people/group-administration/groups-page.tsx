import { Button } from '@mantine/core';
import type { GroupInDB } from '@hearth/contract';
import { IconPlus } from '../../../ui/icons/plus.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { Pager } from '../../../ui/settings/pager.tsx';
import { adminGroups } from './admin-groups.queries.ts';
import { type AdminListItem, AdminList } from './admin-list.tsx';

const CreateDialog = lazyWithTexts<{ onClose: () => void }>(['admin'], () =>
  import('./create-dialogs.tsx').then((module) => module.CreateGroupDialog),
);

/** All groups of the server. */
export function AdminGroupsPage() {
  const { t } = useTranslation('admin');
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageTitle
        title={t('groups.title')}
        intro={t('groups.intro')}
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
            {t('groups.create')}
          </Button>
        }
      />
      <Groups />
      {isCreating && (
        <Suspense>
          <CreateDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

function Groups() {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const groups = useQuery(adminGroups(page));
  const item = useItem();
  if (groups.isPending) return <Loading lines={6} />;
  if (groups.isLoadingError) {
    return <QueryError query={groups} title={t('notLoaded')} />;
  }
  return (
    <>
      <AdminList kind="groups" items={groups.data.items.map(item)} />
      <Pager page={page} pages={groups.data.total_pages} onPage={setPage} />
    </>
  );
}

function useItem(): (group: GroupInDB) => AdminListItem {
  const { t } = useTranslation('admin');
  return ({ id, name, households, users }) => {
    const people = users?.length ?? 0;
    const homes = households?.length ?? 0;
    const keptByHomes = homes > 0 ? t('groups.keptByHouseholds') : null;
    return {
      id,
      name,
      detail: `${t('homes', { count: homes })} · ${t('people', { count: people })}`,
      kept: people > 0 ? t('groups.keptByPeople') : keptByHomes,
    };
  };
}
