import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.tsx';
import { useRevokeFeed } from './feed.queries.ts';

/** Properties of the question before the calendar address is taken back. */
export interface RevokeFeedProps {
  onClose: () => void;
}

/** Asks first: every calendar that has the address loses the plan, and the address does not come back. */
export function RevokeFeedDialog({ onClose }: RevokeFeedProps) {
  const { t } = useTranslation('planner');
  const revoke = useRevokeFeed();
  return (
    <ConfirmDialog
      opened
      title={t('feed.confirm.title')}
      text={t('feed.confirm.text')}
      confirmLabel={t('feed.revoke')}
      isDangerous
      onConfirm={() => revoke.mutateAsync()}
      onClose={onClose}
    />
  );
}
