import { email, required } from '@hearth/domain/ui/validators';
import { Link } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../ui/form/use-fields.ts';
import { EntryCard } from '../../../ui/native/entry-card.tsx';
import { NativeButton } from '../../../ui/native/native-button.tsx';
import { NativeField } from '../../../ui/native/native-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useForgotPassword } from './password-reset.queries.ts';
import { resetProblem } from './reset-problem.ts';
import classes from '../../../ui/native/entry-card.module.css';

/** Requests a link for a new password. The page never reveals whether the address has an account. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('password-reset');
  const forgot = useForgotPassword();
  const fields = useFields({ email: '' }, { email: [required, email] });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!forgot.isPending && fields.check()) forgot.mutate(fields.values.email.trim());
  };
  return (
    <EntryCard title={t('forgot.title')} intro={t('forgot.text')}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {forgot.isError && <Notice color="error">{t(`problem.${resetProblem(forgot.error)}`)}</Notice>}
        {forgot.isSuccess && (
          <Notice color="success" title={t('forgot.sent')}>
            <p>{t('forgot.sentText')}</p>
          </Notice>
        )}
        <NativeField
          {...fields.bind('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          isFirst
          dir="auto"
        />
        <NativeButton type="submit" isLoading={forgot.isPending}>
          {t(forgot.isSuccess ? 'forgot.again' : 'forgot.submit')}
        </NativeButton>
      </form>
      <p className={classes.links}>
        <Link to="/login">{t('back')}</Link>
      </p>
    </EntryCard>
  );
}
