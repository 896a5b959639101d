import { Button } from '@mantine/core';
import type { CreateUserRegistration } from '@hearth/contract';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, hasCode, refusedFields } from '../../../platform/api/index.ts';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { useRegister } from './registration.queries.ts';
import { RegistrationCard, type StepPlace } from './registration-card.tsx';
import type { Registration } from './use-registration.ts';
import classes from '../../../ui/steps/steps.module.css';

/** Everything once more, then the account is made. */
export function RegistrationReview({
  registration,
  place,
  onBack = () => undefined,
  onWrongToken,
  onDone,
}: {
  registration: Registration;
  place: StepPlace;
  onBack: (() => void) | undefined;
  onWrongToken: () => void;
  /** Resolves once the person has arrived. */
  onDone: () => Promise<void>;
}) {
  const { t } = useTranslation(['registration', 'ui']);
  const register = useRegister();
  const isBusy = register.isPending || register.isSuccess;
  const { account, token } = registration;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    register.mutate(buildBody(registration), {
      onSuccess: () => void onDone(),
      onError: (error) => {
        const refused = refusedFields(error, account.values);
        account.showProblems(refused);
        if (Object.keys(refused).length > 0) return onBack();
        if (!hasCode(error, 'invalidGroupToken')) return;
        token.showProblems({ token: t('join.ended') });
        onWrongToken();
      },
    });
  };
  return (
    <RegistrationCard place={place} title={t('review.title')}>
      <p className={classes.text}>{t('review.text')}</p>
      {register.isError && (
        <Notice color="error">{errorMessage(register.error, t('ui:error.generic'))}</Notice>
      )}
      <Review registration={registration} />
      <form className={classes.buttons} onSubmit={submit}>
        <Button variant="default" size="md" onClick={onBack} disabled={isBusy}>
          {t('back')}
        </Button>
        <Button type="submit" size="md" loading={isBusy}>
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

function buildBody({ way, token, group, account, isPrivate, isSeeded, isAdvanced }: Registration) {
  const { username, fullName, email, password, repeated } = account.values;
  const person = { username, fullName, email, password, passwordConfirm: repeated };
  const home: Partial<CreateUserRegistration> =
    way === 'join'
      ? { groupToken: token.values.token.trim() }
      : { group: group.values.group.trim(), private: isPrivate, seedData: isSeeded };
  return { ...person, ...home, advanced: isAdvanced, locale: activeLocale.value };
}
