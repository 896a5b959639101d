import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast/toast-store.ts';
import { i18n } from '../i18n/i18n.ts';
import { activeLocale } from '../i18n/index.ts';
import { confirmationQuestion, selfQuery, signInQuestion } from '../session/index.ts';
import type { ApiError } from './api-error.ts';
import { apiHooks } from './api-hooks.ts';

/** Connects the client of the API with language, toasts and session. Called once at the start. */
export function wireApi(queries: QueryClient): void {
  apiHooks.locale = () => activeLocale.value;
  apiHooks.onSuccess = showMessage;
  apiHooks.onFailure = (error) => void toast.error(failureText(error));
  apiHooks.onSessionExpired = async () => {
    const wasSignedIn = (queries.getQueryData(selfQuery.queryKey) ?? null) !== null;
    return wasSignedIn && signInQuestion.ask();
  };
  apiHooks.onConfirmationNeeded = () => confirmationQuestion.ask();
}

/** An answer that is only a message is meant for the reader. */
function showMessage(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('message' in data)) return;
  const { message } = data;
  if (typeof message === 'string' && message !== '') toast.info(message);
}

function failureText(error: ApiError): string {
  if (error.status === 0) return i18n.t('error.network');
  if (error.status === 401) return i18n.t('error.signedOut');
  return error.message === '' ? i18n.t('error.generic') : error.message;
}
