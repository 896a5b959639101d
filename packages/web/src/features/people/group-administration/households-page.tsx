import { Button } from '@mantine/core';
import type { HouseholdInDB } from '@hearth/contract';
import { IconPlus } from '../../../ui/icons/plus.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { Pager } from '../../../ui/settings/pager.tsx';
import { adminHouseholds } from './admin-households.queries.ts';
import { type AdminListItem, AdminList } from './admin-list.tsx';

const CreateDialog = lazyWithTexts<{ onClose: () => void }>(['admin'], () =>
  import('./create-dialogs.tsx').then((module) => module.CreateHouseholdDialog),
);

/** The households of all groups. */
export function AdminHouseholdsPage() {
  const { t } = useTranslation('admin');
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageTitle
        title={t('households.title')}
        intro={t('households.intro')}
        actions={
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setCreating(true)}>
            {t('households.create')}
          </Button>
        }
      />
      <Households />
      {isCreating && (
        <Suspense>
          <CreateDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}

function Households() {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const households = useQuery(adminHouseholds(page));
  const item = useItem();
  if (households.isPending) return <Loading lines={6} />;
  if (households.isLoadingError) {
    return <QueryError query={households} title={t('notLoaded')} />;
  }
  return (
    <>
      <AdminList kind="households" items={households.data.items.map(item)} />
      <Pager page={page} pages={households.data.total_pages} onPage={setPage} />
    </>
  );
}

function useItem(): (household: HouseholdInDB) => AdminListItem {
  const { t } = useTranslation('admin');
  return ({ id, name, group, users }) => {
    const count = users?.length ?? 0;
    return {
      id,
      name,
      detail: `${group} · ${t('people', { count })}`,
      kept: count > 0 ? t('households.keptByPeople') : null,
    };
  };
}
