import { Button } from '@mantine/core';
import { IconUserPlus } from '../../../ui/icons/user-plus.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import { useInvite } from './invitations.queries.ts';

const InviteDialog = lazyWithTexts<{ token: string; onClose: () => void }>(['invitations'], () =>
  import('./invite-dialog.tsx').then((module) => module.InviteDialog),
);

/** Makes an invitation for one person and shows its link. Its page loads the catalogue `profile`. */
export function InviteButton() {
  const { t } = useTranslation('profile');
  const invite = useInvite();
  const [token, setToken] = useState<string | null>(null);
  const open = () => invite.mutate(undefined, { onSuccess: (invitation) => setToken(invitation.token) });
  return (
    <>
      <Button
        onClick={open}
        loading={invite.isPending}
        leftSection={<IconUserPlus size={18} aria-hidden />}
        data-part="invite"
      >
        {t('invite')}
      </Button>
      {token !== null && (
        <Suspense>
          <InviteDialog token={token} onClose={() => setToken(null)} />
        </Suspense>
      )}
    </>
  );
}
