import { Button } from '@mantine/core';
import { IconLockOpen } from '../../../ui/icons/lock-open.ts';
import { IconPlus } from '../../../ui/icons/plus.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { type AccountList, readList, buildSearch } from './account-list.ts';
import { AccountPages } from './account-pages.tsx';
import { AccountSearch } from './account-search.tsx';
import { AccountTable } from './account-table.tsx';
import { accountsQuery, useUnlockAll } from './accounts.queries.ts';

/** All users of the server; administrators only. */
export function UsersPage() {
  const { t } = useTranslation('manage-users');
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} actions={<Actions />} />
      <People />
    </>
  );
}

function Actions() {
  const { t } = useTranslation('manage-users');
  const unlock = useUnlockAll();
  const unlockAll = () =>
    unlock.mutate(undefined, {
      onSuccess: ({ unlocked }) => toast.success(t('unlocked', { count: unlocked })),
    });
  return (
    <>
      <Button
        variant="default"
        onClick={unlockAll}
        loading={unlock.isPending}
        leftSection={<IconLockOpen size={18} aria-hidden />}
        data-part="unlock"
      >
        {t('unlockAll')}
      </Button>
      <Button
        component={Link}
        to="/admin/manage/users/create"
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {t('create.button')}
      </Button>
    </>
  );
}

function People() {
  const { t } = useTranslation('manage-users');
  const list = readList(useSearch({ from: '/main/settings-shell/administration/admin/manage/users' }));
  const navigate = useNavigate();
  const people = useQuery(accountsQuery(list));
  const show = (change: Partial<AccountList>) =>
    void navigate({
      to: '/admin/manage/users',
      search: buildSearch({ ...list, page: 1, ...change }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <AccountSearch search={list.search} onSearch={(search) => show({ search })} />
      {people.isPending && <Loading lines={8} />}
      {people.isLoadingError && <QueryError query={people} title={t('notLoaded')} />}
      {people.data !== undefined && people.data.items.length === 0 && (
        <EmptyState title={t('nobody')} text={t('nobodyText')} />
      )}
      {people.data !== undefined && people.data.items.length > 0 && (
        <>
          <AccountTable people={people.data.items} list={list} onShow={show} />
          <AccountPages page={people.data} onPage={(page) => show({ page })} />
        </>
      )}
    </>
  );
}
