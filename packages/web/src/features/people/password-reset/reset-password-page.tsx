import { minPasswordLength } from '@hearth/domain/people/passwords';
import { email, minLength, required } from '@hearth/domain/ui/validators';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../../platform/api/index.ts';
import { StrengthBar } from '../../../ui/form/strength-bar.tsx';
import { type Fields, useFields } from '../../../ui/form/use-fields.ts';
import { EntryCard } from '../../../ui/native/entry-card.tsx';
import { NativeButton } from '../../../ui/native/native-button.tsx';
import { NativeField, NativePasswordField } from '../../../ui/native/native-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useResetPassword } from './password-reset.queries.ts';
import { resetProblem } from './reset-problem.ts';
import classes from '../../../ui/native/entry-card.module.css';
import { showRefusal } from '../../../ui/form/show-refusal.ts';

type Name = 'email' | 'password' | 'repeated';

/** Sets a new password with the token of a link. */
export function ResetPasswordPage() {
  const { t } = useTranslation('password-reset');
  const { token = '' } = useSearch({ from: '/blank/reset-password' });
  return (
    <EntryCard title={t('reset.title')} intro={t('reset.text')}>
      {token === '' && <Notice color="warning">{t('reset.noToken')}</Notice>}
      <ResetForm token={token} />
      <p className={classes.links}>
        <Link to="/forgot-password">{t('reset.newLink')}</Link>
        <Link to="/login">{t('back')}</Link>
      </p>
    </EntryCard>
  );
}

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation(['password-reset', 'ui']);
  const navigate = useNavigate();
  const reset = useResetPassword();
  const fields = useFields<Name>(
    { email: '', password: '', repeated: '' },
    {
      email: [required, email],
      password: [required, minLength(minPasswordLength)],
      repeated: [required],
    },
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reset.isPending || token === '' || !fields.check()) return;
    const { repeated, ...values } = fields.values;
    if (values.password !== repeated) return fields.showProblems({ repeated: t('ui:password.mustMatch') });
    reset.mutate(
      { ...values, token, passwordConfirm: repeated },
      {
        onSuccess: () => {
          toast.success(t('reset.done'), { durationMs: 6000 });
          void navigate({ to: '/login', search: { direct: '1' } });
        },
        onError: (error) => showRefusal(fields, refusedFields(error, fields.values)),
      },
    );
  };
  const isAtField = Object.keys(refusedFields(reset.error, fields.values)).length > 0;
  const problem = reset.isError && !isAtField ? t(`problem.${resetProblem(reset.error)}`) : null;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {problem !== null && <Notice color="error">{problem}</Notice>}
      <ResetFields fields={fields} isOff={token === ''} />
      <NativeButton type="submit" isLoading={reset.isPending} disabled={token === ''}>
        {t(token === '' ? 'reset.disabled' : 'reset.submit')}
      </NativeButton>
    </form>
  );
}

function ResetFields({ fields, isOff }: { fields: Fields<Name>; isOff: boolean }) {
  const { t } = useTranslation(['password-reset', 'ui']);
  const secret = { autoComplete: 'new-password', disabled: isOff };
  return (
    <>
      <NativeField
        {...fields.bind('email')}
        label={t('email')}
        type="email"
        autoComplete="username"
        disabled={isOff}
        isFirst={!isOff}
        dir="auto"
      />
      <div>
        <NativePasswordField {...fields.bind('password')} {...secret} label={t('reset.password')} />
        <StrengthBar password={fields.values.password} />
        <p className={classes.hint}>{t('ui:password.rule')}</p>
      </div>
      <NativePasswordField {...fields.bind('repeated')} {...secret} label={t('ui:password.repeat')} />
    </>
  );
}
