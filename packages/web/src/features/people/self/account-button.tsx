import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { UserOut } from '@hearth/contract';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import { ActionMenu, type MenuEntry } from '../../../ui/menu/action-menu.tsx';
import { Avatar } from '../../../ui/graphics/avatar.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { signOut } from '../sessions/index.ts';
import { avatarUrl } from './avatar-url.ts';
import classes from './account-button.module.css';

const ChangePasswordDialog = lazyWithTexts<{ onClose: () => void }>(['users'], () =>
  import('./password/change-password-dialog.tsx').then((module) => module.ChangePasswordDialog),
);

/** The person, as picture and full name, with the account menu. */
export function AccountButton({ self, isCompact }: { self: UserOut; isCompact: boolean }) {
  const { t } = useTranslation('shell');
  const [isChanging, setChanging] = useState(false);
  const name = self.fullName ?? self.username ?? self.email;
  const entries = useEntries(self, () => setChanging(true));
  return (
    <>
      <ActionMenu
        label={t('account.menu')}
        entries={entries}
        renderButton={(props) => (
          <button type="button" {...props} className={classes.root} data-compact={isCompact || undefined}>
            <Avatar src={avatarUrl(self)} name={name} size={40} />
            <span className={classes.texts}>
              <span className={classes.name} dir="auto">
                {name}
              </span>
              <span className={classes.group} dir="auto">
                {self.household}
              </span>
            </span>
          </button>
        )}
      />
      {isChanging && (
        <Suspense>
          <ChangePasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}

function useEntries(self: UserOut, onChangePassword: () => void): readonly MenuEntry[] {
  const { t } = useTranslation(['shell', 'ui']);
  const navigate = useNavigate();
  const leave = () => void signOut().catch(() => toast.error(t('ui:error.network')));
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true };
  const password: MenuEntry = {
    key: 'password',
    label: t('account.changePassword'),
    icon: <IconLock {...icon} />,
    onSelect: onChangePassword,
  };
  return [
    {
      key: 'profile',
      label: t('account.profile'),
      icon: <IconUser {...icon} />,
      href: '/user/profile',
      onSelect: () => void navigate({ to: '/user/profile' }),
    },
    {
      key: 'favorites',
      label: t('account.favorites'),
      icon: <IconHeart {...icon} />,
      href: `/user/${self.id}/favorites`,
      onSelect: () => void navigate({ to: '/user/$id/favorites', params: { id: self.id } }),
    },
    ...(self.authMethod === 'Mealie' ? [password] : []),
    {
      key: 'logout',
      label: t('logout'),
      icon: <IconLogout {...icon} className="mantine-rotate-rtl" />,
      onSelect: leave,
    },
  ];
}
