import type { UserOut } from '@hearth/contract';
import { mayInvite } from '@hearth/domain/people/policies';
import { useTranslation } from 'react-i18next';
import { useSelf } from '../../../../platform/session/index.ts';
import { Avatar } from '../../../../ui/graphics/avatar.tsx';
import { PageTitle } from '../../../../ui/page/page-title.tsx';
import { InviteButton } from '../../invitations/index.ts';
import { avatarUrl } from '../avatar-url.ts';
import { ProfileCards } from './profile-cards.tsx';
import { StatisticsTiles } from './statistics-tiles.tsx';
import { personName } from '../person-name.ts';
import classes from './profile.module.css';

/** The person, the household in figures, and the ways to everything that can be set. */
export function ProfilePage() {
  const self = useSelf();
  return self === null ? null : <Profile self={self} />;
}

function Profile({ self }: { self: UserOut }) {
  const { t } = useTranslation('profile');
  const name = personName(self);
  return (
    <>
      <div className={classes.person}>
        <Avatar src={avatarUrl(self)} name={name} size={72} />
        <PageTitle
          title={t('greeting', { name })}
          intro={t('place', { household: self.household, group: self.group })}
          actions={mayInvite(self) ? <InviteButton /> : undefined}
        />
      </div>
      <StatisticsTiles groupSlug={self.groupSlug} />
      <ProfileCards self={self} />
    </>
  );
}
