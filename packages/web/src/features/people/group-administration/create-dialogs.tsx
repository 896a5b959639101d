import { NativeSelect, TextInput } from '@mantine/core';
import { required } from '@hearth/domain/ui/validators';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { useSelf } from '../../../platform/session/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { everyGroup, useCreateGroup } from './admin-groups.queries.ts';
import { useCreateHousehold } from './admin-households.queries.ts';
import classes from './group-administration.module.css';

const nothing = { name: '' };
const rules = { name: [required] };

/** Asks for the name of a new group. */
export function CreateGroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const create = useCreateGroup();
  const fields = useFields(nothing, rules);
  const submit = async () => {
    if (!fields.check()) throw new Error('The form has problems');
    const { name } = await create.mutateAsync(fields.values.name.trim());
    toast.success(t('created', { name }));
  };
  return (
    <Dialog opened title={t('groups.create')} confirmLabel={t('create')} onConfirm={submit} onClose={onClose}>
      <div className={classes.fields}>
        <p>{t('groups.createText')}</p>
        {create.isError && <Notice color="error">{readReason(create.error) || t('notCreated')}</Notice>}
        <TextInput {...fields.bind('name')} label={t('name')} maxLength={255} data-autofocus dir="auto" />
      </div>
    </Dialog>
  );
}

/** Asks for the group and the name of a new household. */
export function CreateHouseholdDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const self = useSelf();
  const groups = useQuery(everyGroup);
  const [groupId, setGroupId] = useState(self?.groupId ?? '');
  const create = useCreateHousehold();
  const fields = useFields(nothing, rules);
  const submit = async () => {
    if (!fields.check()) throw new Error('The form has problems');
    const { name } = await create.mutateAsync({ groupId, name: fields.values.name.trim() });
    toast.success(t('created', { name }));
  };
  const known = groups.data?.items ?? [{ id: groupId, name: self?.group ?? '' }];
  return (
    <Dialog
      opened
      title={t('households.create')}
      confirmLabel={t('create')}
      onConfirm={submit}
      onClose={onClose}
    >
      <div className={classes.fields}>
        {create.isError && <Notice color="error">{readReason(create.error) || t('notCreated')}</Notice>}
        <TextInput {...fields.bind('name')} label={t('name')} maxLength={255} data-autofocus dir="auto" />
        <NativeSelect
          label={t('group')}
          description={t('households.groupHint')}
          data={known.map(({ id, name }) => ({ value: id, label: name }))}
          value={groupId}
          onChange={(event) => setGroupId(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}

function readReason(error: unknown): string {
  return isApiError(error) ? error.message : '';
}
