import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from '../../../ui/form/use-fields.ts';
import { SetupCard } from './setup-card.tsx';
import type { SetupFields } from './use-setup-fields.ts';
import classes from '../../../ui/steps/steps.module.css';

/** Introduction to the setup, and the code that proves ownership of the server. */
export function WelcomeStep({ setup, onNext }: { setup: SetupFields; onNext: () => void }) {
  const { t } = useTranslation('setup');
  const field = setup.code.bind('code');
  const isRefused = field.error !== null;
  useEffect(() => {
    if (isRefused) focusField('code');
  }, [isRefused]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (setup.code.check()) onNext();
  };
  return (
    <SetupCard step={1} title={t('welcome.title')}>
      <p className={classes.text}>{t('welcome.text')}</p>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          {...field}
          label={t('welcome.code')}
          description={t('welcome.codeHelp')}
          size="md"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <Button type="submit" size="md">
          {t('welcome.start')}
        </Button>
      </form>
    </SetupCard>
  );
}
