import { Button, NativeSelect } from '@mantine/core';
import { minPasswordLength } from '@hearth/domain/people/passwords';
import { email, minLength, noAnotherAddress, noWhitespace, required } from '@hearth/domain/ui/validators';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseNotice, refusedFields } from '../../../platform/api/index.ts';
import { QueryError } from '../../../ui/states/query-error.tsx';
import { NewPasswordFields } from '../../../ui/form/new-password-fields.tsx';
import { PersonFields } from '../../../ui/form/person-fields.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { type HouseholdOfGroup, placesQuery, useCreateAccount } from './accounts.queries.ts';
import { type Flags, noFlags, RightsFields } from './rights-fields.tsx';
import panel from '../../../ui/settings/panel.module.css';
import classes from './accounts.module.css';
import { showRefusal } from '../../../ui/form/show-refusal.ts';

/** Page to create an account. */
export function UserCreatePage() {
  const { t } = useTranslation('manage-users');
  const places = useQuery(placesQuery);
  return (
    <>
      <PageTitle title={t('create.title')} actions={<BackToList />} />
      {places.isPending && <Loading lines={6} />}
      {places.isLoadingError && <QueryError query={places} title={t('places.notLoaded')} />}
      {places.data !== undefined && <CreateForm places={places.data} />}
    </>
  );
}

/** The link back to all users. */
export function BackToList() {
  const { t } = useTranslation('manage-users');
  return (
    <Button component={Link} to="/admin/manage/users" variant="default">
      {t('back')}
    </Button>
  );
}

function CreateForm({ places }: { places: readonly HouseholdOfGroup[] }) {
  const { t } = useTranslation(['manage-users', 'ui']);
  const navigate = useNavigate();
  const create = useCreateAccount();
  const [flags, setFlags] = useState<Flags>(noFlags);
  const groups = [...new Set(places.map(({ group }) => group))];
  const [group, setGroup] = useState(groups[0] ?? '');
  const households = places.filter((place) => place.group === group).map(({ household }) => household);
  const [chosen, setHousehold] = useState(households[0] ?? '');
  const household = households.includes(chosen) ? chosen : (households[0] ?? '');
  const fields = useAccountFields();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (create.isPending || !fields.check()) return;
    const { repeated, ...person } = fields.values;
    if (person.password !== repeated) return fields.showProblems({ repeated: t('ui:password.mustMatch') });
    create.mutate(
      { ...person, ...flags, group, household },
      {
        onSuccess: ({ username }) => {
          toast.success(t('create.done', { name: username }));
          void navigate({ to: '/admin/manage/users' });
        },
        onError: (error) => showRefusal(fields, refusedFields(error, fields.values)),
      },
    );
  };
  const problem = chooseNotice(create.error, fields.values, { fallback: t('create.failed') });
  return (
    <form className={panel.panel} onSubmit={submit} noValidate>
      <div className={classes.form}>
        <NativeSelect
          label={t('field.group')}
          value={group}
          data={groups}
          onChange={(event) => setGroup(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('field.household')}
          value={household}
          data={households}
          onChange={(event) => setHousehold(event.currentTarget.value)}
        />
        <PersonFields
          fields={fields}
          labels={{
            username: t('field.username'),
            fullName: t('field.fullName'),
            email: t('field.email'),
          }}
          isOwn={false}
        />
        <NewPasswordFields
          password={fields.bind('password')}
          repeated={fields.bind('repeated')}
          label={t('field.password')}
        />
        <RightsFields flags={flags} onChange={setFlags} />
        {/* Beside the button: the top of this form is out of sight when it is pressed. */}
        {problem !== null && <Notice color="error">{problem}</Notice>}
        <div className={classes.buttons}>
          <Button type="submit" loading={create.isPending}>
            {t('create.submit')}
          </Button>
        </div>
      </div>
    </form>
  );
}

function useAccountFields() {
  return useFields(
    { username: '', fullName: '', email: '', password: '', repeated: '' },
    {
      username: [required, noWhitespace, noAnotherAddress],
      fullName: [required],
      email: [required, email],
      password: [required, minLength(minPasswordLength)],
      repeated: [required],
    },
  );
}
