import { Button, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode, isApiError, refusedFields } from '../../../platform/api/index.ts';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { NewPasswordFields } from '../../../ui/form/new-password-fields.tsx';
import { userText } from '../../../ui/form/user-text.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { SetupCard } from './setup-card.tsx';
import { useClaimServer } from './setup.queries.ts';
import type { SetupFields } from './use-setup-fields.ts';
import classes from '../../../ui/steps/steps.module.css';
import { showRefusal } from '../../../ui/form/show-refusal.ts';
import { onSite } from '../../../platform/boot/site-address.ts';

/** The first person of the server, who becomes its administrator; then the guide goes on with the settings. */
export function AccountStep({
  setup,
  onBack,
  onWrongCode,
}: {
  setup: SetupFields;
  onBack: () => void;
  onWrongCode: () => void;
}) {
  const { t } = useTranslation(['setup', 'ui']);
  const { isBusy, problem, submit } = useClaim(setup, onWrongCode);
  return (
    <SetupCard step={2} title={t('account.title')}>
      <p className={classes.text}>{t('account.text')}</p>
      <form className={classes.form} onSubmit={submit} noValidate>
        {problem !== null && <Notice color="error">{problem}</Notice>}
        <AccountFields account={setup.account} />
        <div className={classes.buttons}>
          <Button variant="default" size="md" onClick={onBack} disabled={isBusy}>
            {t('back')}
          </Button>
          <Button type="submit" size="md" loading={isBusy}>
            {t('account.create')}
          </Button>
        </div>
      </form>
    </SetupCard>
  );
}

function AccountFields({ account }: Pick<SetupFields, 'account'>) {
  const { t } = useTranslation('setup');
  return (
    <>
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
    </>
  );
}

/** Checks the fields and claims the server with them. */
function useClaim({ code, account }: SetupFields, onWrongCode: () => void) {
  const { t } = useTranslation(['setup', 'ui']);
  const claim = useClaimServer();
  // The page that comes next is loaded anew: the boot data of this one still say that no user is signed in.
  const isBusy = claim.isPending || claim.isSuccess;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || !account.check()) return;
    const { fullName, username, email, password, repeated } = account.values;
    if (password !== repeated) return account.showProblems({ repeated: t('ui:password.mustMatch') });
    claim.mutate(
      { code: code.values.code.trim(), fullName, username, email, password, locale: activeLocale.value },
      {
        onSuccess: () => globalThis.location.assign(onSite('/admin/setup?account=new')),
        onError: (error) => {
          showRefusal(account, refusedFields(error, account.values));
          if (!hasCode(error, 'setupCodeWrong')) return;
          code.showProblems({ code: t('problem.code') });
          onWrongCode();
        },
      },
    );
  };
  const isAtField = Object.keys(refusedFields(claim.error, account.values)).length > 0;
  const problem = claim.isError && !isAtField ? problemText(claim.error) || t(problemKey(claim.error)) : null;
  return { isBusy, problem, submit };
}

/** The server's message about a refused value, or about the address of the page, is the most precise one. */
function problemText(error: unknown): string {
  if (!isApiError(error)) return '';
  const isExplained =
    hasCode(error, 'addressMismatch', 'baseUrlMissing') || Object.keys(error.fields).length > 0;
  return isExplained ? error.message : '';
}

function problemKey(error: unknown) {
  if (hasCode(error, 'setupDone')) return 'problem.done' as const;
  if (hasCode(error, 'tooManyRequests', 'tooManyAttempts')) return 'problem.tooMany' as const;
  return isApiError(error, 0) ? ('problem.network' as const) : ('problem.other' as const);
}
