import { Button, TextInput } from '@mantine/core';
import { required } from '@hearth/domain/ui/validators';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { UnsavedChangesGuard } from '../../../platform/drafts/index.ts';
import { useFields } from '../../../ui/form/use-fields.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useRenamePlace } from './admin-places.queries.ts';
import classes from './admin-places.module.css';

/** Another name for a group or a household; its address changes with it. */
export function RenameForm({ kind, id, name }: { kind: 'groups' | 'households'; id: string; name: string }) {
  const { t } = useTranslation('admin');
  const rename = useRenamePlace(kind, id);
  const fields = useFields({ name }, { name: [required] });
  const wanted = fields.values.name.trim();
  const isDirty = wanted !== name;
  const store = async () => {
    if (!fields.check()) throw new Error('The form has problems');
    try {
      await rename.mutateAsync(wanted);
      toast.success(t('renamed'));
    } catch (error) {
      fields.showProblems({ name: (isApiError(error) && error.message) || t('notSaved') });
      throw error;
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    store().catch(() => undefined);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput {...fields.bind('name')} label={t('name')} maxLength={255} dir="auto" />
      <Button type="submit" disabled={!isDirty} loading={rename.isPending}>
        {t('save')}
      </Button>
      <UnsavedChangesGuard
        isDirty={isDirty && !rename.isPending}
        onSave={store}
        onDiscard={() => undefined}
      />
    </form>
  );
}
