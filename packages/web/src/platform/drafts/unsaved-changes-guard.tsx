import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { isUnloadAllowed } from '../routing/unload-permission.ts';

/**
 * Stands before leaving a page with unsaved work: save, discard or stay. Closing the tab asks the browser's own
 * question. `onSave` rejects when it fails; then the page stays. `staysWithin` tells addresses that are the same page.
 */
export function UnsavedChangesGuard({
  isDirty,
  onSave,
  onDiscard,
  staysWithin = () => false,
}: {
  isDirty: boolean;
  onSave: () => Promise<unknown>;
  onDiscard: () => void | Promise<unknown>;
  staysWithin?: (next: { pathname: string; search: Readonly<Record<string, unknown>> }) => boolean;
}) {
  const { t } = useTranslation('ui');
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isDirty && !staysWithin(next),
    enableBeforeUnload: () => isDirty && !isUnloadAllowed(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const discard = async () => {
    await onDiscard();
    blocker.proceed();
  };
  const save = async () => {
    await onSave();
    blocker.proceed();
  };
  return (
    <Dialog
      opened
      focusConfirm
      keepOpen
      title={t('unsaved.title')}
      onClose={blocker.reset}
      cancelLabel={t('unsaved.stay')}
      confirmLabel={t('unsaved.save')}
      onConfirm={save}
      extra={
        <Button variant="subtle" color="error" onClick={() => void discard()}>
          {t('unsaved.discard')}
        </Button>
      }
    >
      <p>{t('unsaved.text')}</p>
    </Dialog>
  );
}
