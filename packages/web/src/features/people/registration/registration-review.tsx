import { Button } from '@mantine/core';
import type { CreateUserRegistration } from '@hearth/contract';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { useRegister } from './registration.queries.ts';
import { RegistrationCard } from './registration-card.tsx';
import type { Registration } from './use-registration.ts';
import classes from '../../../ui/steps/steps.module.css';

/** Everything once more, then the account is made. */
export function RegistrationReview({
  registration,
  onBack,
  onWrongToken,
  onDone,
}: {
  registration: Registration;
  onBack: () => void;
  onWrongToken: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation(['registration', 'ui']);
  const register = useRegister();
  const { account, token } = registration;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (register.isPending) return;
    register.mutate(bodyOf(registration), {
      onSuccess: onDone,
      onError: (error) => {
        if (isApiError(error, 409)) return void account.checkAll().then(onBack);
        if (!isApiError(error, 400)) return;
        token.showProblems({ token: error.message });
        onWrongToken();
      },
    });
  };
  return (
    <RegistrationCard step={4} title={t('review.title')}>
      <p className={classes.text}>{t('review.text')}</p>
      {register.isError && (
        <Notice color="error">{problemText(register.error) || t('ui:error.generic')}</Notice>
      )}
      <Review registration={registration} />
      <form className={classes.buttons} onSubmit={submit}>
        <Button variant="default" size="md" onClick={onBack} disabled={register.isPending}>
          {t('back')}
        </Button>
        <Button type="submit" size="md" loading={register.isPending}>
          {t('review.submit')}
        </Button>
      </form>
    </RegistrationCard>
  );
}

function Review({
  registration: { way, group, account, isPrivate, isSeeded, isAdvanced },
}: {
  registration: Registration;
}) {
  const { t } = useTranslation('registration');
  const { username, fullName, email } = account.values;
  const yesNo = (flag: boolean) => t(flag ? 'review.yes' : 'review.no');
  const home: [string, string][] =
    way === 'join'
      ? [[t('review.home'), t('review.byInvitation')]]
      : [
          [t('create.name'), group.values.group.trim()],
          [t('create.private'), yesNo(isPrivate)],
          [t('create.seed'), yesNo(isSeeded)],
        ];
  const rows: [string, string][] = [
    ...home,
    [t('account.username'), username.trim().toLowerCase()],
    [t('account.fullName'), fullName.trim()],
    [t('account.email'), email.trim()],
    [t('account.advanced'), yesNo(isAdvanced)],
  ];
  return (
    <dl className={classes.review}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function bodyOf({ way, token, group, account, isPrivate, isSeeded, isAdvanced }: Registration) {
  const { username, fullName, email, password, repeated } = account.values;
  const person = { username, fullName, email, password, passwordConfirm: repeated };
  const home: Partial<CreateUserRegistration> =
    way === 'join'
      ? { groupToken: token.values.token.trim() }
      : { group: group.values.group.trim(), private: isPrivate, seedData: isSeeded };
  return { ...person, ...home, advanced: isAdvanced, locale: activeLocale.value };
}

function problemText(error: unknown): string {
  return isApiError(error) ? error.message : '';
}
