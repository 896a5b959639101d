import type { UserOut } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePathParams } from '../../../platform/routing/index.ts';
import { isApiError } from '../../../platform/api/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { accountQuery } from './accounts.queries.ts';
import { DeleteSection } from './delete-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { ResetLinkSection } from './reset-link-section.tsx';
import { BackToList } from './user-create-page.tsx';
import { UserForm } from './user-form.tsx';

/** One person, as administrators see and change them. */
export function UserPage() {
  const { t } = useTranslation('manage-users');
  const { id = '' } = usePathParams();
  const account = useQuery(accountQuery(id));
  if (account.isPending) return <Loading lines={8} />;
  if (account.isLoadingError) {
    if (!isApiError(account.error, 404) && !isApiError(account.error, 422)) {
      return <QueryError query={account} title={t('notLoaded')} isPage />;
    }
    return (
      <>
        <PageTitle title={t('missing.title')} actions={<BackToList />} />
        <EmptyState title={t('missing.text')} />
      </>
    );
  }
  return <Account key={id} user={account.data} />;
}

function Account({ user }: { user: UserOut }) {
  const self = useSelf();
  const isSelf = self?.id === user.id;
  const name = user.fullName || user.username || user.email;
  return (
    <>
      <PageTitle title={name} intro={user.email} actions={<BackToList />} />
      <UserForm user={user} isSelf={isSelf} />
      {user.authMethod === 'Mealie' && <ResetLinkSection user={user} />}
      <IdentitySection user={user} />
      <DeleteSection user={user} isSelf={isSelf} />
    </>
  );
}
