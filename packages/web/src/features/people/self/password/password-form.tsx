import { Button } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordFields } from './password-fields.tsx';
import { usePasswordChange } from './use-password-change.ts';
import classes from '../edit-profile/edit-profile.module.css';

/** A new password, in the page; afterwards the fields are empty again. */
export function PasswordForm() {
  const { t } = useTranslation('users');
  const { fields, submit, problem, isBusy } = usePasswordChange();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    submit().then(
      () => {
        for (const name of ['current', 'password', 'repeated'] as const) fields.clear(name);
      },
      () => undefined,
    );
  };
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <PasswordFields fields={fields} problem={problem} />
      <Button type="submit" loading={isBusy} className={classes.save ?? ''}>
        {t('password.change')}
      </Button>
    </form>
  );
}
