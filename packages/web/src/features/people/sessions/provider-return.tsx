import type { TFunction } from 'i18next';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../platform/api/index.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { sessionNotKept, useReturnFromProvider } from './sessions.queries.ts';
import { signInProblem } from './sign-in-problem.ts';

/** The browser returns from the identity provider: its parameters are used once, successful or not. */
export function ProviderReturn() {
  const { t } = useTranslation('sessions');
  const navigate = useNavigate();
  const { mutate, isError, error } = useReturnFromProvider();
  const isUsed = useRef(false);
  useEffect(() => {
    if (isUsed.current) return;
    isUsed.current = true;
    mutate(globalThis.location.search, {
      // A reload must not bring the used answer again.
      onError: () => void navigate({ to: '/login', search: { direct: '1' }, replace: true }),
    });
  }, [mutate, navigate]);
  if (isError) return <Notice color="error">{refusalText(error, t)}</Notice>;
  return <Notice>{t('provider.checking')}</Notice>;
}

/** The server explains its own refusals; what a proxy answers has no code. */
function refusalText(error: unknown, t: TFunction<'sessions'>): string {
  if (!isApiError(error) || error.code === null) return t('provider.refused');
  return error.code === sessionNotKept ? signInProblem(error, t).join(' ') : error.message;
}
