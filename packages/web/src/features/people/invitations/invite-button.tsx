import { Button } from '@mantine/core';
import { IconUserPlus } from '../../../ui/icons/user-plus.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';

const InviteDialog = lazyWithTexts<{ onClose: () => void }>(['invitations'], () =>
  import('./invite-dialog.tsx').then((module) => module.InviteDialog),
);

/** Opens the dialog that invites. Its page loads the catalogue `profile`. */
export function InviteButton({ variant = 'filled' }: { variant?: 'filled' | 'default' }) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        onClick={() => setOpen(true)}
        leftSection={<IconUserPlus size={18} aria-hidden />}
        data-part="invite"
      >
        {t('invite')}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
