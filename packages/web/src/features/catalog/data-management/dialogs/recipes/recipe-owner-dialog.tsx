import type { RecipeSummary } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../../platform/api/index.ts';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { toast } from '../../../../../ui/toast/toast-store.ts';
import { personName } from '../../../../people/self/index.ts';
import { Choice } from '../../table/choice.tsx';
import type { DataDialogProps } from '../../data-kind.ts';
import { groupMembersQuery, useChangeOwner } from '../../recipes-data.queries.ts';
import classes from '../dialogs.module.css';
import { Names } from '../delete-dialog.tsx';

/** Transfers the selected recipes to another user of the group, and so to that user's household. */
export function RecipeOwnerDialog({ chosen, onClose }: DataDialogProps<RecipeSummary>) {
  const { t } = useTranslation('data');
  const members = useQuery(groupMembersQuery);
  const [userId, setUser] = useState<string | null>(null);
  const change = useChangeOwner();
  const people = (members.data ?? []).map((one) => ({ id: one.id, name: personName(one) }));
  const confirm = async () => {
    await change.mutateAsync({ ids: chosen.map(({ id }) => id), userId: userId ?? '' });
    toast.success(t('done.recipes', { count: chosen.length }));
  };
  return (
    <Dialog
      opened
      title={t('owner.title', { count: chosen.length })}
      confirmLabel={t('owner.confirm')}
      isValid={userId !== null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={classes.form}>
        {change.isError && (
          <Notice color="error">{(isApiError(change.error) && change.error.message) || t('notSaved')}</Notice>
        )}
        <p>{t('owner.text')}</p>
        <Choice
          label={t('column.owner')}
          items={people}
          value={userId}
          onChoose={setUser}
          data-part="owner"
        />
        <Names items={chosen} />
      </div>
    </Dialog>
  );
}
