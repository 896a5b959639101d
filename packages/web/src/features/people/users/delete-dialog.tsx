import type { UserOut } from '@hearth/contract';
import { recipeHeir } from '@hearth/domain/people/policies';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { signOut } from '../sessions/index.ts';
import classes from './accounts.module.css';
import { groupPeopleQuery, useDeleteAccount } from './accounts.queries.ts';

export interface DeleteDialogProps {
  user: UserOut;
  isSelf: boolean;
  onClose: () => void;
}

/** Names the data to delete and the heir of the recipes, then deletes. Users who delete themselves are signed out. */
export function DeleteDialog({ user, isSelf, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('manage-users');
  const navigate = useNavigate();
  const remove = useDeleteAccount(user.id);
  const people = useQuery(groupPeopleQuery(user.groupId));
  const heir = people.data === undefined ? undefined : recipeHeir(user, people.data.items);
  const confirm = async () => {
    const { recipesPassedTo } = await remove.mutateAsync();
    if (isSelf) return signOut();
    toast.success(
      recipesPassedTo === null
        ? t('delete.done')
        : t('delete.doneWith', { name: recipesPassedTo.fullName, count: recipesPassedTo.recipes }),
      { durationMs: 6000 },
    );
    return navigate({ to: '/admin/manage/users' });
  };
  return (
    <Dialog
      opened
      title={t('delete.question', { name: user.fullName || user.username || user.email })}
      confirmLabel={t('delete.confirm')}
      isDangerous
      isValid={heir !== undefined}
      onConfirm={confirm}
      onClose={onClose}
      focusConfirm
      size="sm"
    >
      <div className={classes.dialog}>
        {isSelf && <Notice color="warning">{t('delete.self')}</Notice>}
        <p>{t('delete.what')}</p>
        {heir !== undefined && (
          <p>
            {heir === null
              ? t('delete.nobody')
              : t('delete.heir', { name: heir.fullName || heir.username || heir.email })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
