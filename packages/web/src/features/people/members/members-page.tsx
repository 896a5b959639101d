import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayInvite, mayManageGroup } from '@hearth/domain/people/policies';
import { useSelf } from '../../../platform/session/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { Pager } from '../../../ui/settings/pager.tsx';
import { InviteButton, OpenInvitations } from '../invitations/index.ts';
import { MemberRow, rightNames } from './member-row.tsx';
import { householdMembers, useSetRight } from './members.queries.ts';
import classes from './members.module.css';

/** Members of the own household and their rights. */
export function MembersPage() {
  const { t } = useTranslation('places');
  const self = useSelf();
  const intro = t(mayManageGroup(self) ? 'members.introManager' : 'members.intro');
  return (
    <>
      <PageTitle
        title={t('members.title')}
        intro={intro}
        actions={mayInvite(self) ? <InviteButton /> : undefined}
      />
      <Members />
      {mayInvite(self) && <OpenInvitations />}
    </>
  );
}

function Members() {
  const { t } = useTranslation('places');
  const [page, setPage] = useState(1);
  const members = useQuery(householdMembers(page));
  const setRight = useSetRight(page);
  if (members.isPending) return <Loading lines={6} />;
  if (members.isLoadingError) {
    return <QueryError query={members} title={t('notLoaded')} />;
  }
  return (
    <>
      <div className={classes.head} aria-hidden>
        <span>{t('members.person')}</span>
        {rightNames.map((name) => (
          <span key={name}>{t(`members.right.${name}`)}</span>
        ))}
      </div>
      <ul className={classes.list}>
        {members.data.items.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            onChange={(name, isOn) => setRight({ userId: member.id, name, isOn })}
          />
        ))}
      </ul>
      <Pager page={page} pages={members.data.total_pages} onPage={setPage} />
    </>
  );
}
