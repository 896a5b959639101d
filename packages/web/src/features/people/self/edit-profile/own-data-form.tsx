import { Button, PasswordInput } from '@mantine/core';
import type { UserOut } from '@hearth/contract';
import { email, noWhitespace, required } from '@hearth/domain/ui/validators';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../platform/api/index.ts';
import { UnsavedChangesGuard } from '../../../../platform/drafts/index.ts';
import { useFields } from '../../../../ui/form/use-fields.ts';
import { PersonFields } from '../../../../ui/form/person-fields.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { toast } from '../../../../ui/toast/toast-store.ts';
import { useChangeSelf } from '../users.queries.ts';
import classes from './edit-profile.module.css';

/** User name, full name, e-mail address, and the password once the address is another one. */
export function OwnDataForm({ self }: { self: UserOut }) {
  const { t } = useTranslation(['profile', 'ui']);
  const change = useChangeSelf(self);
  const stored = { username: self.username ?? '', fullName: self.fullName ?? '', email: self.email };
  const fields = useFields(stored, {
    username: [required, noWhitespace],
    fullName: [required],
    email: [required, email],
  });
  const names = ['username', 'fullName', 'email'] as const;
  const hasPassword = self.authMethod === 'Mealie';
  const isNewAddress = fields.values.email.trim().toLowerCase() !== stored.email;
  const password = useFields({ currentPassword: '' }, isNewAddress ? { currentPassword: [required] } : {});
  const isDirty = names.some((name) => fields.values[name] !== stored[name]);
  const save = async () => {
    const isComplete = fields.check() && password.check();
    if (!isComplete) throw new Error('The form has problems');
    const { username, fullName, email: address } = fields.values;
    const cleaned = {
      username: username.trim(),
      fullName: fullName.trim(),
      email: address.trim().toLowerCase(),
    };
    await change.mutateAsync(isNewAddress ? { ...cleaned, ...password.values } : cleaned);
    password.set('currentPassword', '');
    for (const name of names) fields.set(name, cleaned[name]);
    toast.success(t('edit.data.saved'));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save().catch(() => undefined);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {change.isError && (
        <Notice color="error">
          {(isApiError(change.error) && change.error.message) || t('ui:error.generic')}
        </Notice>
      )}
      <PersonFields
        fields={fields}
        labels={{
          username: t('edit.data.username'),
          fullName: t('edit.data.fullName'),
          email: t('edit.data.email'),
        }}
        isOwn
        isAddressFixed={!hasPassword}
        {...(hasPassword ? {} : { addressHelp: t('edit.data.emailElsewhere') })}
      />
      {isNewAddress && (
        <PasswordInput
          {...password.bind('currentPassword')}
          label={t('edit.data.currentPassword')}
          description={t('edit.data.currentPasswordHelp')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('ui:password.show') }}
        />
      )}
      <Button type="submit" loading={change.isPending} disabled={!isDirty} className={classes.save ?? ''}>
        {t('edit.save')}
      </Button>
      <UnsavedChangesGuard isDirty={isDirty && !change.isPending} onSave={save} onDiscard={() => undefined} />
    </form>
  );
}
