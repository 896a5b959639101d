import { Button } from '@mantine/core';
import type { UserOut } from '@hearth/contract';
import { IconTrash } from '../../../ui/icons/trash.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithTexts } from '../../../platform/i18n/index.ts';
import type { DeleteDialogProps } from './delete-dialog.tsx';
import { Panel } from '../../../ui/settings/panel.tsx';
import classes from './accounts.module.css';

const DeleteDialog = lazyWithTexts<DeleteDialogProps>(['manage-users'], () =>
  import('./delete-dialog.tsx').then((module) => module.DeleteDialog),
);

/** The way to the end of an account. */
export function DeleteSection({ user, isSelf }: { user: UserOut; isSelf: boolean }) {
  const { t } = useTranslation('manage-users');
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t('delete.title')}>
      <p className={classes.text}>{t('delete.text')}</p>
      <Button
        color="error"
        variant="outline"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setOpen(true)}
        data-part="delete"
      >
        {t('delete.button')}
      </Button>
      {isOpen && (
        <Suspense>
          <DeleteDialog user={user} isSelf={isSelf} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
