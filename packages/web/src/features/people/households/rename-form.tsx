import { useMutation } from '@tanstack/react-query';
import { Button, TextInput } from '@mantine/core';
import { required } from '@hearth/domain/ui/validators';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { UnsavedChangesGuard } from '../../../platform/drafts/index.ts';
import { LineForm } from '../../../ui/form/line-form.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { toast } from '../../../ui/toast/toast-store.ts';

/** Another name for a group or a household; its address changes with it. */
export function RenameForm({
  name,
  onRename,
}: {
  name: string;
  onRename: (name: string) => Promise<unknown>;
}) {
  const { t } = useTranslation('places');
  const rename = useMutation({ mutationFn: onRename });
  const fields = useFields({ name }, { name: [required] });
  const wanted = fields.values.name.trim();
  const isDirty = wanted !== name;
  const store = async () => {
    if (!fields.check()) throw new Error('The form has problems');
    try {
      await rename.mutateAsync(wanted);
      toast.success(t('rename.done'));
    } catch (error) {
      fields.showProblems({ name: (isApiError(error) && error.message) || t('notSaved') });
      throw error;
    }
  };
  return (
    <LineForm onSubmit={() => void store().catch(() => undefined)}>
      <TextInput {...fields.bind('name')} label={t('rename.name')} maxLength={255} dir="auto" />
      <Button type="submit" disabled={!isDirty} loading={rename.isPending}>
        {t('rename.save')}
      </Button>
      <UnsavedChangesGuard
        isDirty={isDirty && !rename.isPending}
        onSave={store}
        onDiscard={() => undefined}
      />
    </LineForm>
  );
}
