import { Button } from '@mantine/core';
import type { UserOut } from '@hearth/contract';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedChangesGuard } from '../../../../platform/drafts/index.ts';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { OwnDataFields } from './own-data-fields.tsx';
import { useOwnData } from './use-own-data.ts';
import classes from './edit-profile.module.css';

/** User name, full name and e-mail address, in the page of the account. */
export function OwnDataForm({ self }: { self: UserOut }) {
  const { t } = useTranslation('profile');
  const data = useOwnData(self);
  const save = async () => {
    await data.save();
    toast.success(t('edit.data.saved'));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save().catch(() => undefined);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <OwnDataFields data={data} />
      <Button type="submit" loading={data.isBusy} disabled={!data.isDirty} className={classes.save ?? ''}>
        {t('edit.save')}
      </Button>
      <UnsavedChangesGuard isDirty={data.isDirty && !data.isBusy} onSave={save} onDiscard={() => undefined} />
    </form>
  );
}
