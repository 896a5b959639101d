import type { UserOut } from '@hearth/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/graphics/avatar.tsx';
import { avatarUrl } from './avatar-url.ts';
import { personName } from './person-name.ts';
import classes from './account-link.module.css';

/** The person, as picture and full name, and the way to their profile. */
export function AccountLink({
  self,
  isCompact,
  onFollow,
}: {
  self: UserOut;
  isCompact: boolean;
  onFollow: (() => void) | undefined;
}) {
  const { t } = useTranslation('shell');
  const name = personName(self);
  return (
    <Link
      to="/user/profile"
      className={classes.root}
      data-compact={isCompact || undefined}
      data-part="account"
      title={t('account.profile')}
      {...(onFollow === undefined ? {} : { onClick: onFollow })}
    >
      <Avatar src={avatarUrl(self)} name={name} size={40} />
      <span className={classes.texts}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        <span className={classes.group} dir="auto">
          {self.household}
        </span>
      </span>
    </Link>
  );
}
