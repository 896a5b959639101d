import { Button } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { activeLocale } from '../../../platform/i18n/index.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { SetupCard } from './setup-card.tsx';
import { useClaimServer } from './setup.queries.ts';
import type { SetupFields } from './use-setup-fields.ts';
import classes from '../../../ui/steps/steps.module.css';

const shown = ['fullName', 'username', 'email'] as const;

/** Everything once more, then the server is claimed and the app opens. */
export function ReviewStep({
  setup: { code, account },
  onBack,
  onWrongCode,
}: {
  setup: SetupFields;
  onBack: () => void;
  onWrongCode: () => void;
}) {
  const { t } = useTranslation('setup');
  const claim = useClaimServer();
  const isBusy = claim.isPending || claim.isSuccess;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { fullName, username, email, password } = account.values;
    claim.mutate(
      { code: code.values.code.trim(), fullName, username, email, password, locale: activeLocale.value },
      {
        onSuccess: () => globalThis.location.assign('/admin/setup'),
        onError: (error) => {
          if (!isApiError(error, 403)) return;
          code.showProblems({ code: t('problem.code') });
          onWrongCode();
        },
      },
    );
  };
  return (
    <SetupCard step={3} title={t('review.title')}>
      <p className={classes.text}>{t('review.text')}</p>
      {claim.isError && (
        <Notice color="error">{problemText(claim.error) || t(problemKey(claim.error))}</Notice>
      )}
      <dl className={classes.review}>
        {shown.map((name) => (
          <div key={name}>
            <dt>{t(`account.${name}`)}</dt>
            <dd dir="auto">{account.values[name]}</dd>
          </div>
        ))}
      </dl>
      <form className={classes.buttons} onSubmit={submit}>
        <Button variant="default" size="md" onClick={onBack} disabled={isBusy}>
          {t('back')}
        </Button>
        <Button type="submit" size="md" loading={isBusy}>
          {t('review.claim')}
        </Button>
      </form>
    </SetupCard>
  );
}

/** The server's message about a refused field is the most precise one. */
function problemText(error: unknown): string {
  return isApiError(error, 422) ? error.message : '';
}

function problemKey(error: unknown) {
  if (isApiError(error, 410)) return 'problem.done' as const;
  if (isApiError(error, 429)) return 'problem.tooMany' as const;
  return isApiError(error, 0) ? ('problem.network' as const) : ('problem.other' as const);
}
