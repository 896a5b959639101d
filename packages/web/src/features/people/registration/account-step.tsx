import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../../../ui/form/new-password-fields.tsx';
import { PersonFields } from '../../../ui/form/person-fields.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { RegistrationCard } from './registration-card.tsx';
import { StepForm } from './step-form.tsx';
import type { Registration } from './use-registration.ts';

/** Who the account is for. */
export function AccountStep({
  registration: { account, isAdvanced, setAdvanced },
  isInvited,
  onBack,
  onNext,
}: {
  registration: Registration;
  isInvited: boolean;
  onBack: () => void;
  onNext: () => void;
}) {
  const { t } = useTranslation(['registration', 'ui']);
  const check = async () => {
    if (!(await account.checkAll())) return false;
    if (account.values.password === account.values.repeated) return true;
    account.showProblems({ repeated: t('ui:password.mustMatch') });
    return false;
  };
  return (
    <RegistrationCard step={3} title={t('account.title')}>
      <StepForm onCheck={check} onBack={isInvited ? undefined : onBack} onNext={onNext}>
        {isInvited && <Notice>{t('account.invited')}</Notice>}
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
