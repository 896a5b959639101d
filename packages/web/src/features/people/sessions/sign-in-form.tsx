import { required } from '@hearth/domain/ui/validators';
import { type ReactNode, type SubmitEvent, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useFields } from '../../../ui/form/use-fields.ts';
import { NativeButton } from '../../../ui/native/native-button.tsx';
import { NativeCheckbox, NativeField, NativePasswordField } from '../../../ui/native/native-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useSignIn } from './sessions.queries.ts';
import { signInProblem } from './sign-in-problem.ts';
import classes from '../../../ui/native/entry-card.module.css';

const SecondStepForm = lazy(() =>
  import('./second-step-form.tsx').then((module) => ({ default: module.SecondStepForm })),
);

/** User name or e-mail address, password, remember me. `username` is given when only the password is missing. */
export function SignInForm({
  username = '',
  notice,
  onSignedIn,
}: {
  username?: string;
  /** The hint before the first refusal, which is more precise. */
  notice?: ReactNode;
  onSignedIn: () => void | Promise<void>;
}) {
  const { t } = useTranslation('sessions');
  const [isRemembered, setRemembered] = useState(true);
  const [isLeaving, setLeaving] = useState(false);
  const fields = useFields({ username, password: '' }, { username: [required], password: [required] });
  const signIn = useSignIn();
  const isBusy = signIn.isPending || isLeaving;
  const secondStep = isApiError(signIn.error) ? signIn.error.secondStep : null;
  const arrive = () => {
    setLeaving(true);
    void onSignedIn();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!fields.check()) return void toast.error(t('enterBoth'));
    signIn.mutate({ ...fields.values, isRemembered }, { onSuccess: arrive });
  };

  if (secondStep !== null)
    return (
      <Suspense>
        <SecondStepForm step={secondStep} onBack={signIn.reset} onSignedIn={arrive} />
      </Suspense>
    );

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {!signIn.isError && notice}
      {signIn.isError && (
        <Notice color="error">
          {signInProblem(signIn.error, t).map((text) => (
            <p key={text} className={classes.problem}>
              {text}
            </p>
          ))}
        </Notice>
      )}
      <NativeField
        {...fields.bind('username')}
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isFirst={username === ''}
        dir="auto"
      />
      <NativePasswordField
        {...fields.bind('password')}
        label={t('password')}
        autoComplete="current-password"
        isFirst={username !== ''}
      />
      <NativeCheckbox label={t('remember')} isChecked={isRemembered} onChange={setRemembered} />
      <NativeButton type="submit" isLoading={isBusy}>
        {t('signIn')}
      </NativeButton>
    </form>
  );
}
