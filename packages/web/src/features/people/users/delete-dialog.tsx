import type { Belongings, UserOut } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formats } from '../../../platform/i18n/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { signOut } from '../sessions/index.ts';
import classes from './accounts.module.css';
import { belongingsQuery, useDeleteAccount } from './accounts.queries.ts';

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
  const { data: belongings } = useQuery(belongingsQuery(user.id));
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
      isValid={belongings !== undefined}
      onConfirm={confirm}
      onClose={onClose}
      focusConfirm
      size="sm"
    >
      <div className={classes.dialog}>
        {isSelf && <Notice color="warning">{t('delete.self')}</Notice>}
        <p>{t('delete.what')}</p>
        {belongings !== undefined && <Consequences belongings={belongings} />}
      </div>
    </Dialog>
  );
}

/** What becomes of what the person has, in numbers; what there is none of is not named. */
function Consequences({ belongings }: { belongings: Belongings }) {
  const { t } = useTranslation('manage-users');
  const { recipes, shoppingLists, planEntries, cookbooks, recipesTo, householdTo } = belongings;
  if (recipesTo === null && recipes > 0) return <p>{t('delete.nobody')}</p>;
  const sayPassed = (what: 'recipes' | 'lists' | 'entries', count: number, heir: Belongings['recipesTo']) =>
    t(`delete.${heir === null ? 'lost' : 'passed'}.${what}`, {
      count,
      number: formats.number(count),
      name: heir?.fullName || heir?.username,
    });
  const lines = [
    recipes > 0 && sayPassed('recipes', recipes, recipesTo),
    shoppingLists > 0 && sayPassed('lists', shoppingLists, householdTo),
    planEntries > 0 && sayPassed('entries', planEntries, householdTo),
    cookbooks > 0 && t('delete.stay', { count: cookbooks, number: formats.number(cookbooks) }),
  ].filter((line) => line !== false);
  if (lines.length === 0) return <p>{t('delete.nothing')}</p>;
  return (
    <ul className={classes.consequences}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
