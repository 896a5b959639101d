import { type ErrorComponentProps, Navigate, useRouter } from '@tanstack/react-router';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../platform/api/index.ts';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { MinimalLayout } from '../layouts/minimal-layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageUnreachableError, reloadWhenReached, unreachedTitle } from './page-unreachable.tsx';

/** A page that could not be shown: missing things as 404, an ended session to the sign-in page, the rest with Retry. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  if (isApiError(error, 404)) return <NotFoundPage />;
  if (isApiError(error, 401)) {
    return <Navigate to="/login" search={{ next: router.state.location.href }} replace />;
  }
  const retry = () => {
    // The router keeps in mind that code could not be fetched.
    if (error instanceof PageUnreachableError) return void reloadWhenReached();
    queries.reset();
    reset();
    void router.invalidate();
  };
  return <Problem error={error} onRetry={retry} />;
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return <ErrorState isPage title={t(titleKey(error))} detail={t(detailKey(error))} onRetry={onRetry} />;
}

/** As above, when the layout itself could not be shown. */
export function UnframedErrorPage(props: ErrorComponentProps) {
  return (
    <MinimalLayout>
      <ErrorPage {...props} />
    </MinimalLayout>
  );
}

function isUnreached(error: unknown): boolean {
  return isApiError(error, 0) || error instanceof PageUnreachableError;
}

function titleKey(error: unknown) {
  return isUnreached(error) ? unreachedTitle() : ('error.occurred' as const);
}

function detailKey(error: unknown) {
  if (isUnreached(error)) return 'error.network' as const;
  return isApiError(error, 429) ? ('error.tooMany' as const) : ('error.generic' as const);
}
