import { Switch, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../../ui/form/use-fields.ts';
import { RegistrationCard, type StepPlace } from './registration-card.tsx';
import { checkInvitation } from './registration.queries.ts';
import { StepForm } from './step-form.tsx';
import type { Registration } from './use-registration.ts';
import classes from '../../../ui/steps/steps.module.css';

/** Asks the server at once, so that users do not fill in a form for an invitation that has ended. */
async function checkToken(
  token: Registration['token'],
  texts: { ended: string; tooMany: string },
): Promise<boolean> {
  if (!token.check()) return false;
  const outcome = await checkInvitation(token.values.token.trim());
  if (outcome === 'open') return true;
  token.showProblems({ token: texts[outcome] });
  return false;
}

/** Where the account will live: the token of an invitation, or the name of a new group. */
export function HomeStep({
  registration,
  place,
  onBack,
  onNext,
}: {
  registration: Registration;
  place: StepPlace;
  onBack: (() => void) | undefined;
  onNext: () => void;
}) {
  const { t } = useTranslation('registration');
  const { way, token, group, isPrivate, setPrivate, isSeeded, setSeeded } = registration;
  const tokenField = token.bind('token');
  const isRefused = tokenField.error !== null;
  useEffect(() => {
    if (isRefused) focusField('token');
  }, [isRefused]);
  if (way === 'join') {
    return (
      <RegistrationCard place={place} title={t('join.title')}>
        <p className={classes.text}>{t('join.text')}</p>
        <StepForm
          onCheck={() => checkToken(token, { ended: t('join.ended'), tooMany: t('join.tooMany') })}
          onBack={onBack}
          onNext={onNext}
        >
          <TextInput
            {...tokenField}
            label={t('join.token')}
            size="md"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        </StepForm>
      </RegistrationCard>
    );
  }
  return (
    <RegistrationCard place={place} title={t('create.title')}>
      <p className={classes.text}>{t('create.text')}</p>
      <StepForm onCheck={group.checkAll} onBack={onBack} onNext={onNext}>
        <TextInput
          {...group.bind('group')}
          label={t('create.name')}
          size="md"
          autoComplete="off"
          dir="auto"
        />
        <Switch
          label={t('create.private')}
          description={t('create.privateHelp')}
          checked={isPrivate}
          onChange={(event) => setPrivate(event.currentTarget.checked)}
        />
        <Switch
          label={t('create.seed')}
          description={t('create.seedHelp')}
          checked={isSeeded}
          onChange={(event) => setSeeded(event.currentTarget.checked)}
        />
      </StepForm>
    </RegistrationCard>
  );
}
