import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../../../ui/form/new-password-fields.tsx';
import { PersonFields } from '../../../ui/form/person-fields.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { RegistrationCard, type StepPlace } from './registration-card.tsx';
import { invitationQuery, passwordProblem } from './registration.queries.ts';
import { StepForm } from './step-form.tsx';
import type { Registration } from './use-registration.ts';
import { showRefusal } from '../../../ui/form/show-refusal.ts';

/** Who the account is for. */
export function AccountStep({
  registration: { way, token, account, isAdvanced, setAdvanced },
  place,
  onBack,
  onNext,
}: {
  registration: Registration;
  place: StepPlace;
  onBack: (() => void) | undefined;
  onNext: () => void;
}) {
  const { t } = useTranslation(['registration', 'ui']);
  const check = async () => {
    if (!(await account.checkAll())) return false;
    const { repeated, ...person } = account.values;
    if (person.password !== repeated) return !showRefusal(account, { repeated: t('ui:password.mustMatch') });
    const problem = await passwordProblem(person);
    return problem === null || !showRefusal(account, { password: problem });
  };
  return (
    <RegistrationCard place={place} title={t('account.title')}>
      <StepForm onCheck={check} onBack={onBack} onNext={onNext}>
        {way === 'join' && <Greeting token={token.values.token.trim()} />}
        <PersonFields
          fields={account}
          labels={{
            username: t('account.username'),
            fullName: t('account.fullName'),
            email: t('account.email'),
          }}
          isOwn
          usernameHelp={t('account.usernameHelp')}
          size="md"
        />
        <NewPasswordFields
          password={account.bind('password')}
          repeated={account.bind('repeated')}
          label={t('account.password')}
          size="md"
        />
        <Switch
          label={t('account.advanced')}
          description={t('account.advancedHelp')}
          checked={isAdvanced}
          onChange={(event) => setAdvanced(event.currentTarget.checked)}
        />
      </StepForm>
    </RegistrationCard>
  );
}

/** Who invites, and to where. */
function Greeting({ token }: { token: string }) {
  const { t } = useTranslation('registration');
  const { data } = useQuery(invitationQuery(token));
  if (data === undefined) return <Notice>{t('account.invited')}</Notice>;
  const { invitedBy, household, group } = data;
  return (
    <Notice>
      {invitedBy === null
        ? t('account.invitedTo', { household, group })
        : t('account.invitedBy', { name: invitedBy, household, group })}
    </Notice>
  );
}
