import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { required } from '@hearth/domain/validators';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast/toast-store.ts';
import { useFields } from '../../ui/form/use-fields.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSignIn } from './sessions.queries.ts';
import { signInProblem } from './sign-in-problem.ts';
import classes from './sign-in.module.css';

/** User name or e-mail address, password, remember me. `username` is given when only the password is missing. */
export function SignInForm({
  username = '',
  onSignedIn,
}: {
  username?: string;
  onSignedIn: () => void | Promise<void>;
}) {
  const { t } = useTranslation('sessions');
  const { t: ui } = useTranslation('ui');
  const [isRemembered, setRemembered] = useState(true);
  const [isLeaving, setLeaving] = useState(false);
  const fields = useFields({ username, password: '' }, { username: [required], password: [required] });
  const signIn = useSignIn();
  const isBusy = signIn.isPending || isLeaving;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!fields.check()) return void toast.error(t('enterBoth'));
    signIn.mutate(
      { ...fields.values, isRemembered },
      {
        onSuccess: () => {
          setLeaving(true);
          void onSignedIn();
        },
      },
    );
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {signIn.isError && <Notice color="error">{t(`problem.${signInProblem(signIn.error)}`)}</Notice>}
      <TextInput
        {...fields.bind('username')}
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={username === ''}
        dir="auto"
        size="md"
      />
      <PasswordInput
        {...fields.bind('password')}
        label={t('password')}
        autoComplete="current-password"
        autoFocus={username !== ''}
        size="md"
        visibilityToggleButtonProps={{ 'aria-label': ui('password.show') }}
      />
      <Checkbox
        label={t('remember')}
        checked={isRemembered}
        onChange={(event) => setRemembered(event.currentTarget.checked)}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('signIn')}
      </Button>
    </form>
  );
}
