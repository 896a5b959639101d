import { Button, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../../../ui/form/new-password-fields.tsx';
import { userText } from '../../../ui/form/user-text.ts';
import { SetupCard } from './setup-card.tsx';
import type { SetupFields } from './use-setup-fields.ts';
import classes from '../../../ui/steps/steps.module.css';

/** The first person of the server, who becomes its administrator. */
export function AccountStep({
  setup: { account },
  onBack,
  onNext,
}: {
  setup: SetupFields;
  onBack: () => void;
  onNext: () => void;
}) {
  const { t } = useTranslation(['setup', 'ui']);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!account.check()) return;
    if (account.values.password === account.values.repeated) return onNext();
    account.showProblems({ repeated: t('ui:password.mustMatch') });
  };
  return (
    <SetupCard step={2} title={t('account.title')}>
      <p className={classes.text}>{t('account.text')}</p>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          {...account.bind('fullName')}
          label={t('account.fullName')}
          size="md"
          autoComplete="name"
          {...userText}
        />
        <TextInput
          {...account.bind('username')}
          label={t('account.username')}
          size="md"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...userText}
        />
        <TextInput
          {...account.bind('email')}
          label={t('account.email')}
          type="email"
          size="md"
          autoComplete="email"
          {...userText}
        />
        <NewPasswordFields
          password={account.bind('password')}
          repeated={account.bind('repeated')}
          label={t('account.password')}
          size="md"
        />
        <div className={classes.buttons}>
          <Button variant="default" size="md" onClick={onBack}>
            {t('back')}
          </Button>
          <Button type="submit" size="md">
            {t('next')}
          </Button>
        </div>
      </form>
    </SetupCard>
  );
}
