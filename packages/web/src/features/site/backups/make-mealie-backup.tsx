import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../platform/api/index.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { IconPackageExport } from '../../../ui/icons/package-export.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useMealieLosses } from './backups.queries.ts';
import { listLeftOut } from './left-out.tsx';

/** Makes a backup for Mealie; what it would leave out or change is said before, and asks for a yes. */
export function MakeMealieBackup({ isBusy, onMake }: { isBusy: boolean; onMake: () => void }) {
  const { t } = useTranslation('backups');
  const count = useMealieLosses();
  const lost = listLeftOut(count.data?.leftOut ?? {});
  const ask = () =>
    count.mutate(undefined, {
      onSuccess: ({ leftOut }) => {
        if (listLeftOut(leftOut).count === 0) onMake();
      },
      onError: (error) => toast.error(errorMessage(error, t('failed'))),
    });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPackageExport size={18} aria-hidden />}
        data-part="create-for-mealie"
        disabled={isBusy}
        loading={count.isPending}
        onClick={ask}
      >
        {t('make.forMealie')}
      </Button>
      <ConfirmDialog
        opened={lost.count > 0}
        title={t('make.forMealie')}
        text={t('leftHere', lost)}
        confirmLabel={t('make.now')}
        onClose={count.reset}
        onConfirm={onMake}
      />
    </>
  );
}
