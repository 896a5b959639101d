import { chooseNotice, refusedFields } from '../../../platform/api/index.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { email, noAnotherAddress, noWhitespace, required, unlessStored } from '@hearth/domain/ui/validators';
import type { UserOut } from '@hearth/contract';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnsavedChangesGuard } from '../../../platform/drafts/index.ts';
import { useFields } from '../../../ui/form/use-fields.ts';
import { PersonFields } from '../../../ui/form/person-fields.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { placesQuery, useChangeAccount } from './accounts.queries.ts';
import { type Flags, pickFlags, RightsFields } from './rights-fields.tsx';
import panel from '../../../ui/settings/panel.module.css';
import classes from './accounts.module.css';
import { showRefusal } from '../../../ui/form/show-refusal.ts';

const methods = ['Mealie', 'LDAP', 'OIDC'] as const;
const names = ['username', 'fullName', 'email'] as const;

/** Names, household, the way to sign in, rights. */
export function UserForm({ user, isSelf }: { user: UserOut; isSelf: boolean }) {
  const { t } = useTranslation('manage-users');
  const form = useUserForm(user);
  const { fields, change } = form;
  const problem = chooseNotice(change.error, fields.values, { fallback: t('notSaved') });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.save().catch((error: unknown) => showRefusal(fields, refusedFields(error, fields.values)));
  };
  return (
    <form className={panel.panel} onSubmit={submit} noValidate>
      <div className={classes.form}>
        <PersonFields
          fields={fields}
          labels={{
            username: t('field.username'),
            fullName: t('field.fullName'),
            email: t('field.email'),
          }}
          isOwn={false}
          isAddressFixed={isSelf}
          {...(isSelf ? { addressHelp: t('field.emailOwn') } : {})}
        />
        <TextInput label={t('field.group')} value={user.group} readOnly dir="auto" />
        <HouseholdSelect user={user} household={form.household} onChange={form.setHousehold} />
        <NativeSelect
          label={t('field.method')}
          description={t('field.methodHelp')}
          value={form.method}
          data={methods.map((method) => ({ value: method, label: t(`method.${method}`) }))}
          onChange={(event) => form.setMethod(findMethod(event.currentTarget.value))}
        />
        <RightsFields
          flags={form.flags}
          onChange={form.setFlags}
          isAdminFixed={isSelf || user.authMethod !== 'Mealie'}
        />
        {isSelf && <p className={classes.text}>{t('selfAdmin')}</p>}
        {/* Beside the button: the top of this form is out of sight when it is pressed. */}
        {problem !== null && <Notice color="error">{problem}</Notice>}
        <div className={classes.buttons}>
          <Button type="submit" loading={change.isPending} disabled={!form.isDirty}>
            {t('save')}
          </Button>
        </div>
      </div>
      <UnsavedChangesGuard
        isDirty={form.isDirty && !change.isPending}
        onSave={form.save}
        onDiscard={() => undefined}
      />
    </form>
  );
}

function findMethod(value: string): UserOut['authMethod'] {
  return methods.find((method) => method === value) ?? 'Mealie';
}

function useUserForm(user: UserOut) {
  const { t } = useTranslation('manage-users');
  const change = useChangeAccount(user.id);
  const stored = { username: user.username ?? '', fullName: user.fullName ?? '', email: user.email };
  const fields = useFields(stored, {
    username: [required, noWhitespace, unlessStored(stored.username, noAnotherAddress)],
    fullName: [required],
    email: [required, email],
  });
  const [household, setHousehold] = useState(user.household);
  const [method, setMethod] = useState(user.authMethod);
  const [flags, setFlags] = useState<Flags>(pickFlags(user));
  const isDirty =
    names.some((name) => fields.values[name] !== stored[name]) ||
    household !== user.household ||
    method !== user.authMethod ||
    JSON.stringify(flags) !== JSON.stringify(pickFlags(user));
  const save = async () => {
    if (!fields.check()) throw new Error('The form has problems');
    const saved = await change.mutateAsync({ ...fields.values, household, authMethod: method, ...flags });
    fields.set('username', saved.username ?? '');
    fields.set('fullName', saved.fullName ?? '');
    fields.set('email', saved.email);
    setFlags(pickFlags(saved));
    toast.success(t('saved'));
  };
  return { fields, change, household, setHousehold, method, setMethod, flags, setFlags, isDirty, save };
}

/** The households of the person's group. */
function HouseholdSelect({
  user,
  household,
  onChange,
}: {
  user: UserOut;
  household: string;
  onChange: (household: string) => void;
}) {
  const { t } = useTranslation('manage-users');
  const { data = [] } = useQuery(placesQuery);
  const listed = data.filter(({ group }) => group === user.group).map((place) => place.household);
  return (
    <NativeSelect
      label={t('field.household')}
      description={t('field.householdHelp')}
      value={household}
      data={[...new Set([user.household, ...listed])]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
